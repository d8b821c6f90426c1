type Close = () => Promise<void> | void

/** What has been opened, to be closed once, in the opposite order. */
export type Closing = {
  /** Something opened while all is being closed is closed at once. */
  add(close: Close): void
  /** Runs before anything is closed. */
  onBegin(begin: () => void): void
  /** Closes everything; further calls wait for the same closing. */
  run(): Promise<void>
  hasBegun(): boolean
}

export function createClosing(): Closing {
  const begins: (() => void)[] = []
  const closers: Close[] = []
  let running: Promise<void> | undefined
  const closeAll = async (): Promise<void> => {
    begins.forEach((begin) => begin())
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
      await attempt(close)
    }
  }
  return {
    add(close) {
      closers.push(close)
      if (running !== undefined) running = running.then(closeAll)
    },
    onBegin(begin) {
      begins.push(begin)
    },
    run: () => (running ??= closeAll()),
    hasBegun: () => running !== undefined,
  }
}

/** One that cannot be closed must not keep the others open. */
async function attempt(close: Close): Promise<void> {
  try {
    await close()
  } catch (error) {
    console.error(error)
  }
}
