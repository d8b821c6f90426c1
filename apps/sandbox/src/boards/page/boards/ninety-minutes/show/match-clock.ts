import { MATCH_HALF_MINUTES } from '@maidan/casino'

const BEGIN_MS = 1_000
const MINUTE_MS = 380
const BREAK_MS = 2_000
const END_MS = 700
const HALF_MS = MATCH_HALF_MINUTES * MINUTE_MS

/** When each half begins and ends, in milliseconds after the betting. */
export const HALF_TIMES = {
  early: { beginsMs: BEGIN_MS, endsMs: BEGIN_MS + HALF_MS },
  late: { beginsMs: BEGIN_MS + HALF_MS + BREAK_MS, endsMs: BEGIN_MS + HALF_MS * 2 + BREAK_MS },
} as const

/** How long a match is shown: every match takes the same time. */
export const MATCH_MS = HALF_TIMES.late.endsMs + END_MS

/** `before` the first whistle, one of the halves, the `break` between them, and `over`. */
export type MatchPhase = 'before' | 'early' | 'break' | 'late' | 'over'

export function phaseAt(ms: number): MatchPhase {
  const { early, late } = HALF_TIMES
  if (ms < early.beginsMs) return 'before'
  if (ms < early.endsMs) return 'early'
  if (ms < late.beginsMs) return 'break'
  return ms < late.endsMs ? 'late' : 'over'
}

/** The minute that is being played, from 1; the last one of a half while nobody plays. */
export function minuteAt(ms: number): number {
  const { early, late } = HALF_TIMES
  const gone = (since: number) => Math.floor((ms - since) / MINUTE_MS) + 1
  if (ms < late.beginsMs) return Math.min(MATCH_HALF_MINUTES, Math.max(1, gone(early.beginsMs)))
  return Math.min(MATCH_HALF_MINUTES * 2, MATCH_HALF_MINUTES + gone(late.beginsMs))
}

/** When the middle of a minute is shown: goals fall then. */
export function msOfMinute(minute: number): number {
  const isEarly = minute <= MATCH_HALF_MINUTES
  const { beginsMs } = isEarly ? HALF_TIMES.early : HALF_TIMES.late
  return beginsMs + (minute - (isEarly ? 0 : MATCH_HALF_MINUTES) - 0.5) * MINUTE_MS
}
