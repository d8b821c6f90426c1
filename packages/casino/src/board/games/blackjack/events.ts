import type { Card } from '../../../cards/card.ts'

export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** How a hand ended, and what is paid for it: digits of minor units, the stakes' return included. */
export type HandPay = { result: HandResult; paidMinor: string }

/**
 * - `dealt`: the first two cards and the dealer's open one; their second lies face down.
 * - `hit`, `stood`, `doubled`: what was done with a hand, counted from 0, and the card that came.
 * - `split`: the pair became two hands, and the card that each of them got.
 * - `dealer`: the card that lay face down, and what the dealer drew after it.
 * - `paid`: how each hand ended and what is paid for it.
 */
export type BlackjackEvent =
  | { type: 'dealt'; cards: readonly [Card, Card]; up: Card }
  | { type: 'hit'; hand: number; card: Card }
  | { type: 'stood'; hand: number }
  | { type: 'doubled'; hand: number; card: Card }
  | { type: 'split'; cards: readonly [Card, Card] }
  | { type: 'dealer'; cards: readonly Card[] }
  | { type: 'paid'; hands: readonly HandPay[]; totalMinor: string }
