import type { MatchSide } from '@maidan/casino'
import { asSeenBy, onPitch, type AttackSpot, type PlayedHalf } from './attack-view.ts'
import type { Spot } from './pitch-view.ts'

/** Where each of a side stands when the ball is in the middle: the keeper, then four, four and two. */
const PLACES: readonly AttackSpot[] = [
  { x: 0.03, w: 0.5 },
  { x: 0.22, w: 0.13 },
  { x: 0.17, w: 0.38 },
  { x: 0.17, w: 0.62 },
  { x: 0.22, w: 0.87 },
  { x: 0.43, w: 0.1 },
  { x: 0.37, w: 0.37 },
  { x: 0.37, w: 0.63 },
  { x: 0.43, w: 0.9 },
  { x: 0.6, w: 0.36 },
  { x: 0.6, w: 0.64 },
]

export const PLAYERS = PLACES.length
export const KEEPER = 0

/** How far a side moves with the ball, along the pitch and across it. */
const ALONG = 0.42
const ACROSS = 0.2
const FARTHEST = 0.92

/** Where a player of a side stands while the ball is at a place. */
export function standsAt(
  player: number,
  side: MatchSide,
  half: PlayedHalf,
  ball: Spot,
): AttackSpot {
  const place = PLACES[player] ?? { x: 0.5, w: 0.5 }
  const seen = asSeenBy(ball, side, half)
  const across = (seen.w - 0.5) * ACROSS
  if (player === KEEPER) {
    return { x: place.x + Math.max(0, seen.x - 0.4) * 0.07, w: 0.5 + across * 0.4 }
  }
  const along = place.x + (seen.x - 0.5) * ALONG
  return { x: Math.max(0.06, Math.min(FARTHEST, along)), w: place.w + across }
}

/** The players of a side in order of how near to a place they stand, the keeper left out. */
export function nearestTo(spot: Spot, side: MatchSide, half: PlayedHalf): readonly number[] {
  const farness = (player: number) => {
    const at = onPitch(standsAt(player, side, half, spot), side, half)
    return Math.hypot((at.u - spot.u) * 1.5, at.v - spot.v)
  }
  return Array.from({ length: PLAYERS - 1 }, (_, index) => index + 1).toSorted(
    (one, other) => farness(one) - farness(other),
  )
}
