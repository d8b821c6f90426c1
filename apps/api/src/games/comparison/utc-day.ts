const DAY_MS = 24 * 3_600_000

/** The day of UTC in which a moment lies: `2026-11-24`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** From the first instant of a day of UTC to the first of the next. */
export function utcSpan(day: string): { from: Date; until: Date } {
  const from = new Date(`${day}T00:00:00Z`)
  return { from, until: new Date(from.getTime() + DAY_MS) }
}

/** The day that lies so many days after another; before it with a minus. */
export function utcDaysAfter(day: string, days: number): string {
  return utcDay(new Date(utcSpan(day).from.getTime() + days * DAY_MS))
}
