import { TooBusy } from '../too-busy.ts'

/**
 * Lets `atOnce` tasks run and `waitingMax` more wait for their turn, first come first served; one
 * more is refused as busy.
 */
export function limitConcurrency(options: {
  atOnce: number
  waitingMax: number
}): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = options.atOnce

  async function turn() {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.length >= options.waitingMax) throw new TooBusy()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** A place goes straight to who waits longest, so that a newcomer cannot take it. */
  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async (task) => {
    await turn()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
