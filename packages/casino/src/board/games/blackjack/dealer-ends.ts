import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { EMPTY, TWENTY_ONE, withValue, type HandCount } from './hand.ts'
import { remembered } from './remembered.ts'

/** The dealer draws up to this total and stands on it, with an ace as eleven too. */
export const DEALER_STANDS = 17

/** Every value with its weight of thirteen: a card of each rank is equally likely at every draw. */
export const VALUES: readonly { value: number; weight: number }[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({ value, weight: 1 })),
  { value: 10, weight: 4 },
]

export const RANK_WEIGHT = 13

/** How a dealer's hand ends and how likely it does; every total above 21 is one end. */
export type DealerEnd = { total: number; chance: Fraction }

export const BUST = TWENTY_ONE + 1

const NONE = fraction(0n, 1n)

/** The values that a card under the dealer's may have once it is known that they make no blackjack. */
function holeValues(up: number): typeof VALUES {
  const natural = up === 1 ? 10 : up === 10 ? 1 : 0
  return VALUES.filter(({ value }) => value !== natural)
}

/** How the dealer ends with this card up, exactly, where they have no blackjack. */
export const dealerEnds = remembered(
  (up: number) => mixed(withValue(EMPTY, up), holeValues(up)),
  String,
)

const endsFrom = remembered(
  (count: HandCount): readonly DealerEnd[] => {
    const { total } = count
    if (total < DEALER_STANDS) return mixed(count, VALUES)
    return [{ total: Math.min(total, BUST), chance: fraction(1n, 1n) }]
  },
  ({ total, isSoft }) => `${total} ${isSoft}`,
)

/** The ends after one of these values has come. */
function mixed(count: HandCount, values: typeof VALUES): readonly DealerEnd[] {
  const all = values.reduce((sum, { weight }) => sum + weight, 0)
  const chances = new Map<number, Fraction>()
  for (const { value, weight } of values) {
    const share = fraction(BigInt(weight), BigInt(all))
    for (const { total, chance } of endsFrom(withValue(count, value))) {
      chances.set(total, plus(chances.get(total) ?? NONE, times(share, chance)))
    }
  }
  return [...chances].map(([total, chance]) => ({ total, chance }))
}
