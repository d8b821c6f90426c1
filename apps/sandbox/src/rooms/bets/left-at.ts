import type { RoomGame } from '@maidan/casino'
import type { Bet } from './bet.ts'

/**
 * At what height a bet has left a curve that is this high now, and has not broken below: by its
 * player's hand or by itself, in hundredths; null while it is up there, and for games without a curve.
 */
export function leftAtCenti(
  { curve }: Pick<RoomGame, 'curve'>,
  { spot, outAtCenti }: Pick<Bet, 'spot' | 'outAtCenti'>,
  heightCenti: number,
): number | null {
  if (outAtCenti !== null) return outAtCenti
  const byItself = curve?.leavesAtCenti(spot) ?? null
  return byItself !== null && byItself <= heightCenti ? byItself : null
}
