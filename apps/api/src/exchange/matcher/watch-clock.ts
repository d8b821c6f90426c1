import type { Clock } from '../../platform/clock.ts'

/** What the two clocks of one machine may stray from each other between two looks. */
const STRAY_MS = 1_000

/**
 * Answers a function that reads the clock, in milliseconds since 1970. Where that was set back since it
 * was read last, `onSetBack` is called first with by how much: the monotonic clock knows what has
 * really passed. A clock that has jumped ahead is believed, for a machine that has slept looks the same.
 */
export function watchClock(
  { now, monotonicMs }: Clock,
  onSetBack: (byMs: number) => void,
): () => number {
  let lastAheadMs = now().getTime() - monotonicMs()
  return () => {
    const nowMs = now().getTime()
    const aheadMs = nowMs - monotonicMs()
    const byMs = Math.round(lastAheadMs - aheadMs)
    lastAheadMs = aheadMs
    if (byMs > STRAY_MS) onSetBack(byMs)
    return nowMs
  }
}
