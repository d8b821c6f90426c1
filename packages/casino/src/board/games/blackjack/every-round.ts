import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { dealerEnds, RANK_WEIGHT, VALUES } from './dealer-ends.ts'
import { EMPTY, TWENTY_ONE, withValue, type HandCount } from './hand.ts'
import { remembered } from './remembered.ts'
import {
  against,
  FIRST_MOVES,
  LATER_MOVES,
  spotKey,
  weigher,
  type Policy,
  type Spot,
} from './weigh-moves.ts'

/** What comes of all rounds of a policy, on average and in first stakes. */
export type RoundFigures = {
  /** One and what a round leaves, doubles and splits counted: the stake's return. */
  exactReturn: Fraction
  /** What is paid of all that is staked, the stakes of doubles and splits too. */
  returnOfStaked: Fraction
  /** How often anything is paid. */
  hitRate: Fraction
}

/** What a deal pays, how often it pays anything, and all that is staked on it. */
type Sums = { paid: Fraction; hits: Fraction; staked: Fraction }

/** A way that a hand can end, with how much was staked on it. */
type HandEnd = { total: number; stakes: number; chance: Fraction }

const ONE = fraction(1n, 1n)
const NONE = fraction(0n, 1n)
const NATURAL_WIN = fraction(5n, 2n)

/** Goes through every round: two cards, the dealer's card, each draw and each end of the dealer. */
export function everyRound(policy: Policy): RoundFigures {
  const handsOf = endsOfPolicy(policy)
  let [paid, hits, staked] = [NONE, NONE, NONE]
  for (const deal of everyDeal()) {
    const round = deal.count.total === TWENTY_ONE ? naturalRound(deal) : openRound(deal, handsOf)
    paid = plus(paid, times(deal.chance, round.paid))
    hits = plus(hits, times(deal.chance, round.hits))
    staked = plus(staked, times(deal.chance, round.staked))
  }
  return {
    exactReturn: plus(paid, less(staked)),
    returnOfStaked: times(paid, fraction(staked.denominator, staked.numerator)),
    hitRate: hits,
  }
}

type Deal = { count: HandCount; pair: number | null; up: number; chance: Fraction }

function everyDeal(): Deal[] {
  return VALUES.flatMap((first) =>
    VALUES.flatMap((second) =>
      VALUES.map((up) => ({
        count: withValue(withValue(EMPTY, first.value), second.value),
        pair: first.value === second.value ? first.value : null,
        up: up.value,
        chance: fraction(
          BigInt(first.weight * second.weight * up.weight),
          BigInt(RANK_WEIGHT ** 3),
        ),
      })),
    ),
  )
}

/** The chance that the dealer has a blackjack under this card. */
function naturalChance(up: number): Fraction {
  const weight = up === 1 ? 4 : up === 10 ? 1 : 0
  return fraction(BigInt(weight), BigInt(RANK_WEIGHT))
}

function naturalRound({ up }: Deal): Sums {
  const both = naturalChance(up)
  return { paid: plus(both, times(less(both), NATURAL_WIN)), hits: ONE, staked: ONE }
}

type HandsOf = (spot: Spot) => readonly (readonly HandEnd[])[]

function openRound({ count, pair, up }: Deal, handsOf: HandsOf): Sums {
  const moves = pair === null ? FIRST_MOVES : ([...FIRST_MOVES, 'split'] as const)
  const hands = handsOf({ count, up, moves, pair })
  let [paid, blanks] = [NONE, NONE]
  for (const dealer of dealerEnds(up)) {
    const each = hands.map((ends) => paidAgainst(ends, dealer.total))
    paid = plus(paid, times(dealer.chance, each.map((one) => one.paid).reduce(plus)))
    blanks = plus(blanks, times(dealer.chance, each.map((one) => one.blank).reduce(times)))
  }
  const stakes = hands.flatMap((ends) =>
    ends.map((end) => times(fraction(BigInt(end.stakes), 1n), end.chance)),
  )
  const open = less(naturalChance(up))
  return {
    paid: times(open, paid),
    hits: times(open, less(blanks)),
    staked: plus(naturalChance(up), times(open, stakes.reduce(plus))),
  }
}

/** What a hand is paid on average when the dealer ends so, and the chance that it is paid nothing. */
function paidAgainst(
  ends: readonly HandEnd[],
  dealer: number,
): { paid: Fraction; blank: Fraction } {
  let [paid, blank] = [NONE, NONE]
  for (const { total, stakes, chance } of ends) {
    const multiple = total > TWENTY_ONE ? 0 : 1 + against(total, dealer)
    paid = plus(paid, times(fraction(BigInt(multiple * stakes), 1n), chance))
    if (multiple === 0) blank = plus(blank, chance)
  }
  return { paid, blank }
}

/** How the hands of a spot end for somebody who plays by a policy; two hands after a split. */
function endsOfPolicy(policy: Policy): HandsOf {
  const weigh = weigher(policy)
  const single = remembered(
    (spot: Spot): readonly HandEnd[] => endsOf(spot, policy(spot, weigh(spot))),
    spotKey,
  )
  const endsOf = ({ count, up }: Spot, move: string): readonly HandEnd[] => {
    if (move === 'stand') return [{ total: count.total, stakes: 1, chance: ONE }]
    if (move === 'double') return drawn(count, (next) => [stood(next, 2)])
    return drawn(count, (next) =>
      next.total >= TWENTY_ONE
        ? [stood(next, 1)]
        : single({ count: next, up, moves: LATER_MOVES, pair: null }),
    )
  }
  return (spot) => {
    const { pair, up } = spot
    if (pair === null || policy(spot, weigh(spot)) !== 'split') return [single(spot)]
    const half = drawn(withValue(EMPTY, pair), (next) =>
      pair === 1 || next.total === TWENTY_ONE
        ? [stood(next, 1)]
        : single({ count: next, up, moves: FIRST_MOVES, pair: null }),
    )
    return [half, half]
  }
}

function stood({ total }: HandCount, stakes: number): HandEnd {
  return { total: Math.min(total, TWENTY_ONE + 1), stakes, chance: ONE }
}

function drawn(
  count: HandCount,
  endsOf: (next: HandCount) => readonly HandEnd[],
): readonly HandEnd[] {
  const found = new Map<string, HandEnd>()
  for (const { value, weight } of VALUES) {
    const share = fraction(BigInt(weight), BigInt(RANK_WEIGHT))
    for (const end of endsOf(withValue(count, value))) {
      const key = `${end.total} ${end.stakes}`
      const chance = plus(found.get(key)?.chance ?? NONE, times(share, end.chance))
      found.set(key, { ...end, chance })
    }
  }
  return [...found.values()]
}

function less(share: Fraction): Fraction {
  return fraction(share.denominator - share.numerator, share.denominator)
}
