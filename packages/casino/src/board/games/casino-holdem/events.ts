import type { Card } from '../../../cards/card.ts'

/**
 * How a round ended: given up; against a hand of the dealer's that does not count; or against one that
 * does, better, equal or worse than it.
 */
export type HoldemResult = 'folded' | 'unqualified' | 'won' | 'tied' | 'lost'

/** What is paid for ante and call: digits of minor units, the stakes' return included. */
export type HoldemPaid = {
  result: HoldemResult
  anteMinor: string
  callMinor: string
  totalMinor: string
}

/**
 * - `dealt`: the player's two cards and the three that lie open; the dealer's two lie face down.
 * - `folded`, `called`: what the player did.
 * - `shown`: the fourth and the fifth card of the board, and the dealer's two.
 * - `paid`: how the round ended and what is paid for it.
 */
export type HoldemEvent =
  | { type: 'dealt'; cards: readonly Card[]; flop: readonly Card[] }
  | { type: 'folded' }
  | { type: 'called' }
  | { type: 'shown'; turn: Card; river: Card; dealer: readonly Card[] }
  | ({ type: 'paid' } & HoldemPaid)
