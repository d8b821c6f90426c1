import type { Span } from '../../cashier/partners/statement/merchant-statement.ts'

const DHAKA_AHEAD_MS = 6 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** The day that a calendar in Dhaka shows at a moment: `2026-11-24`. Its clocks are never changed. */
export function dhakaDay(at: Date): string {
  return new Date(at.getTime() + DHAKA_AHEAD_MS).toISOString().slice(0, 10)
}

/** From the first instant of a day in Dhaka to the first of the next. */
export function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00+06:00`)
  return { from, until: new Date(from.getTime() + DAY_MS) }
}

/** The day that lies so many days after another; before it with a minus. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
