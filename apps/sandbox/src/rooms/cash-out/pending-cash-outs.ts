import { setTimeout as sleep } from 'node:timers/promises'

/** Cash-outs that have arrived in this process and are not decided yet. */
export type PendingCashOuts = {
  /** Counts a cash-out as pending until it is decided, whichever way. */
  whileDeciding: <T>(decide: () => Promise<T>) => Promise<T>
  /** Waits for those that are pending now, `mostMs` at most. */
  settled: (mostMs: number) => Promise<void>
}

export function openPendingCashOuts(): PendingCashOuts {
  const pending = new Set<Promise<unknown>>()
  return {
    async whileDeciding(decide) {
      const deciding = decide()
      pending.add(deciding)
      try {
        return await deciding
      } finally {
        pending.delete(deciding)
      }
    },
    async settled(mostMs) {
      const enough = new AbortController()
      const tooLong = sleep(mostMs, undefined, { signal: enough.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(pending), tooLong])
      enough.abort()
    },
  }
}
