import type { RoomGame } from '@maidan/casino'

/** When a curve rose and what its outcome is. */
type Risen = { roseMs: number | null; outcome: unknown }

/**
 * The height in hundredths at a moment of the rooms' clock; null when the curve was not rising then:
 * before its start, from the break on, and in games without one.
 */
export function heightAtCenti(
  { curve }: Pick<RoomGame, 'curve'>,
  { roseMs, outcome }: Risen,
  atMs: number,
): number | null {
  if (curve === undefined || roseMs === null || outcome === null) return null
  const elapsedMs = Math.floor(atMs - roseMs)
  if (elapsedMs < 0) return null
  const heightCenti = curve.heightCenti(elapsedMs)
  return heightCenti < curve.brokenAtCenti(outcome) ? heightCenti : null
}
