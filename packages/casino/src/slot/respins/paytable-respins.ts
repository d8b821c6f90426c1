import { fraction, plus, times } from '../../chance/fraction.ts'
import { oneIn } from '../../chance/one-in.ts'
import type { SlotGame } from '../slot-game.ts'
import { landingChance } from './wild-states.ts'

export type PaytableRespins = {
  /** The reels whose wilds are held; 0 is the left one. */
  reels: readonly number[]
  /** The most respins of one round. */
  max: number
  /** One paid spin in so many is followed by a respin, on average. */
  startsOneIn: string
}

/** How a game holds its wilds; null where it does not. */
export function paytableRespins(game: SlotGame): PaytableRespins | null {
  const { mechanic } = game
  if (mechanic.kind !== 'respins') return null
  const none = times(landingChance(game, mechanic, [], []), fraction(-1n, 1n))
  const startsOneIn = oneIn(plus(fraction(1n, 1n), none))
  return { reels: mechanic.reels, max: mechanic.respinsMax, startsOneIn }
}
