/** Rings for markets whose waiting bets are due: one alarm a market, the earliest asked for. */
export type Alarms = {
  wakeAt: (code: string, inMs: number) => void
  close: () => void
}

type Alarm = { timer: NodeJS.Timeout; atMs: number }

export function openAlarms(ring: (code: string) => void): Alarms {
  const alarms = new Map<string, Alarm>()
  let isClosed = false
  return {
    wakeAt(code, inMs) {
      const waitMs = Math.max(inMs, 0)
      const atMs = performance.now() + waitMs
      const known = alarms.get(code)
      if (isClosed || (known && known.atMs <= atMs)) return
      clearTimeout(known?.timer)
      const timer = setTimeout(() => {
        alarms.delete(code)
        ring(code)
      }, waitMs)
      alarms.set(code, { timer, atMs })
    },
    close() {
      isClosed = true
      for (const { timer } of alarms.values()) clearTimeout(timer)
    },
  }
}
