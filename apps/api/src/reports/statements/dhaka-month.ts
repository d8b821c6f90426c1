const DHAKA_OFFSET_MS = 6 * 3_600_000

/** A month of Dhaka's calendar: its first instant, the first of the next one, and its last day. */
export type DhakaMonth = { month: string; from: Date; until: Date; lastDay: string }

/** The month that is written like this: `2026-11`. */
export function dhakaMonth(month: string): DhakaMonth {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return {
    month,
    from: new Date(`${month}-01T00:00:00+06:00`),
    until: new Date(next.getTime() - DHAKA_OFFSET_MS),
    lastDay: new Date(next.getTime() - 1).toISOString().slice(0, 10),
  }
}
