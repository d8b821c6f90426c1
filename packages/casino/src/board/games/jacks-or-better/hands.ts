import { HANDS_ABOVE_PAIR } from '../../../cards/poker/names.ts'

/** The hands that pay, best first; `jacks` is a pair of jacks, queens, kings or aces. */
export const POKER_HANDS = [...HANDS_ABOVE_PAIR, 'jacks'] as const

export type PokerHand = (typeof POKER_HANDS)[number]

/** What each hand pays in multiples of the stake, the stake's return included. */
export type PokerPays = Readonly<Record<PokerHand, number>>

/** Nine for a full house and five for a flush: best play gets back 98.44 of 100. */
export const POKER_PAYS: PokerPays = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 9,
  flush: 5,
  straight: 4,
  three: 3,
  'two-pairs': 2,
  jacks: 1,
}
