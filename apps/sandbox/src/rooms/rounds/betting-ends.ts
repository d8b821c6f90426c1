import type { RoomTiming } from '@maidan/casino'

/** From this on, rounds open on whole multiples of the clock instead of whenever somebody enters. */
const BY_THE_CLOCK_MS = 60_000

/** A round by the clock that somebody enters with less betting time left than this ends one later. */
const BETTING_LEFT_MIN_MS = 5_000

/** Whether the rounds of a game follow the clock. */
export function isByTheClock({ bettingMs }: RoomTiming): boolean {
  return bettingMs >= BY_THE_CLOCK_MS
}

/** When the betting of a round that opens now ends. By the clock, periods begin at its multiples. */
export function bettingEndsMs(timing: RoomTiming, nowMs: number): number {
  const { bettingMs, shownMs } = timing
  if (!isByTheClock(timing)) return nowMs + bettingMs
  const periodMs = bettingMs + shownMs
  const endsMs = Math.floor(nowMs / periodMs) * periodMs + bettingMs
  return endsMs - nowMs < BETTING_LEFT_MIN_MS ? endsMs + periodMs : endsMs
}

/** When a shown outcome makes place for the next round. */
export function shownEndsMs(
  timing: RoomTiming,
  { bettingEndedMs, shownAtMs }: { bettingEndedMs: number; shownAtMs: number },
): number {
  return (isByTheClock(timing) ? bettingEndedMs : shownAtMs) + timing.shownMs
}
