import type { MatchSide } from '@maidan/casino'
import type { Spot } from './pitch-view.ts'

export type PlayedHalf = 'early' | 'late'

/** A place as a side sees it: `x` from its own goal to the other one, `w` from its left to its right. */
export type AttackSpot = { x: number; w: number }

/** The sides change ends at half-time: the one at home begins to the right. */
export function attacksRight(side: MatchSide, half: PlayedHalf): boolean {
  return (side === 'first') === (half === 'early')
}

export function onPitch({ x, w }: AttackSpot, side: MatchSide, half: PlayedHalf): Spot {
  return attacksRight(side, half) ? { u: x, v: w } : { u: 1 - x, v: 1 - w }
}

export function asSeenBy({ u, v }: Spot, side: MatchSide, half: PlayedHalf): AttackSpot {
  return attacksRight(side, half) ? { x: u, w: v } : { x: 1 - u, w: 1 - v }
}
