/** Work for which its time has not come yet. */
export type Later = {
  run: (afterMs: number, work: () => Promise<unknown>) => void
  /** Forgets what has not begun and waits for what has. */
  close: () => Promise<void>
}

/** Runs work after a while, until it is closed; what fails is told. */
export function openLater(onError: (error: unknown) => void): Later {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  let isClosed = false

  function begin(work: () => Promise<unknown>): void {
    const run = work().catch(onError)
    running.add(run)
    void run.then(() => running.delete(run))
  }
  return {
    run: (afterMs, work) => {
      if (isClosed) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        begin(work)
      }, afterMs)
      timers.add(timer)
    },
    close: async () => {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      await Promise.all(running)
    },
  }
}
