export type Poll = { start: () => void; stop: () => void }

/**
 * Runs a task every so often while it is started, counted from start to start; a task that takes
 * longer is awaited, so that calls never overlap. A task that begins to fail is logged once.
 */
export function createPoll(everyMs: number, task: () => Promise<void>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = false
  let running = false
  let failing = false

  async function run(): Promise<void> {
    if (running) return
    running = true
    const startedMs = performance.now()
    try {
      await task()
      failing = false
    } catch (error) {
      if (started && !failing) console.error(error)
      failing = true
    }
    running = false
    const leftMs = Math.max(0, everyMs - (performance.now() - startedMs))
    if (started) timer = setTimeout(() => void run(), leftMs)
  }

  return {
    start() {
      if (started) return
      started = true
      void run()
    },
    stop() {
      started = false
      clearTimeout(timer)
    },
  }
}
