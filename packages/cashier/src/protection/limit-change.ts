const DAY_MS = 24 * 3_600_000
/** How long a looser limit waits for the second yes, once it may be given. */
const OPEN_DAYS = 6

/** An amount of a limit: minor units, or minutes; null is no limit. */
export type LimitAmount = bigint | null

/** What a wish for another amount does to a limit. */
export type LimitWish = 'tighter' | 'looser' | 'same'

/** Whether a player asks to be kept tighter, which holds at once, or looser, which waits. */
export function limitWish(present: LimitAmount, asked: LimitAmount): LimitWish {
  if (present === asked) return 'same'
  if (present === null) return 'tighter'
  return asked !== null && asked < present ? 'tighter' : 'looser'
}

/** A looser amount that was asked for, and from when until when the second yes is taken. */
export type LimitChange = { amount: LimitAmount; usableAtMs: number; lapsesAtMs: number }

/** The request for a looser limit: usable after a day, gone after a week. */
export function askedChange(amount: LimitAmount, atMs: number): LimitChange {
  const usableAtMs = atMs + DAY_MS
  return { amount, usableAtMs, lapsesAtMs: usableAtMs + OPEN_DAYS * DAY_MS }
}

/** Where a request stands: its day is not over, it may be said yes to, or nobody did in time. */
export function changeState(
  change: Pick<LimitChange, 'usableAtMs' | 'lapsesAtMs'>,
  atMs: number,
): 'waiting' | 'usable' | 'lapsed' {
  if (atMs < change.usableAtMs) return 'waiting'
  return atMs < change.lapsesAtMs ? 'usable' : 'lapsed'
}
