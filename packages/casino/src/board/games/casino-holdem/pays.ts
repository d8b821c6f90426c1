import type { PokerName } from '../../../cards/poker/names.ts'
import { strengthOf, rankBit } from '../../../cards/poker/rank-cards.ts'

/** What the ante wins with each hand of the player's, in antes, where it wins at all. */
export const HOLDEM_PAYS: Readonly<Record<PokerName, number>> = {
  'royal-flush': 100,
  'straight-flush': 20,
  four: 10,
  'full-house': 3,
  flush: 2,
  straight: 1,
  three: 1,
  'two-pairs': 1,
  pair: 1,
  'high-card': 1,
}

/** A call costs so many antes. */
export const CALL_ANTES = 2

/** The dealer's hand counts from a pair of fours on. */
export const QUALIFYING_STRENGTH = strengthOf('pair', rankBit({ rank: 4 }))
