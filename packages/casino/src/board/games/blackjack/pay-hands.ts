import { countHand, isNatural, TWENTY_ONE } from './hand.ts'
import type { HandResult } from './events.ts'
import type { BlackjackTable } from './table.ts'
import { BUST } from './dealer-ends.ts'
import { against } from './weigh-moves.ts'

/** What each result pays of every stake on the hand, in halves of it. */
const PAYS_HALVES: Readonly<Record<HandResult, bigint>> = {
  blackjack: 5n,
  won: 4n,
  push: 2n,
  lost: 0n,
  bust: 0n,
}

/** Compares each hand with the dealer's whole hand. */
export function handResults({ hands, dealer }: BlackjackTable): HandResult[] {
  return hands.map(({ cards }) => {
    const isBlackjack = hands.length === 1 && isNatural(cards)
    if (isBlackjack) return isNatural(dealer) ? 'push' : 'blackjack'
    if (isNatural(dealer)) return 'lost'
    const { total } = countHand(cards)
    if (total > TWENTY_ONE) return 'bust'
    const dealt = Math.min(countHand(dealer).total, BUST)
    return (['lost', 'push', 'won'] as const)[against(total, dealt) + 1] ?? 'lost'
  })
}

/** What one stake on a hand with this result is paid, rounded down to a whole minor unit. */
export function payOfStake(result: HandResult, stakeMinor: bigint): bigint {
  return (stakeMinor * PAYS_HALVES[result]) / 2n
}
