import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { BUST, dealerEnds, RANK_WEIGHT, VALUES } from './dealer-ends.ts'
import { EMPTY, TWENTY_ONE, withValue, type HandCount } from './hand.ts'
import type { BlackjackMove } from './moves.ts'
import { remembered } from './remembered.ts'

/** A hand that waits for a move: what it counts, the dealer's card, and what may be done. */
export type Spot = {
  count: HandCount
  /** What the dealer's open card counts, an ace as one. */
  up: number
  moves: readonly BlackjackMove[]
  /** What each card of a pair counts, where the hand can be split. */
  pair: number | null
}

/** A move with what it brings on average, in stakes of the hand, beyond what was staked before. */
export type MoveWorth = { move: BlackjackMove; worth: Fraction }

/** How somebody plays: which of the moves that are open they choose. */
export type Policy = (spot: Spot, worths: readonly MoveWorth[]) => BlackjackMove

const LOST = fraction(-1n, 1n)
const TWICE = fraction(2n, 1n)

/** The moves after the first two cards of a hand, and after more of them. */
export const FIRST_MOVES = ['stand', 'hit', 'double'] as const satisfies readonly BlackjackMove[]
export const LATER_MOVES = ['stand', 'hit'] as const satisfies readonly BlackjackMove[]

/** Weighs moves for somebody who plays on by a policy; what was weighed once is remembered. */
export function weigher(policy: Policy): (spot: Spot) => readonly MoveWorth[] {
  const playOn = (spot: Spot): Fraction => {
    const worths = weigh(spot)
    const move = policy(spot, worths)
    const chosen = worths.find((one) => one.move === move)
    if (chosen === undefined) throw new RangeError(`${move} can not be chosen here`)
    return chosen.worth
  }
  const weigh = remembered(
    (spot: Spot): readonly MoveWorth[] =>
      spot.moves.map((move) => ({ move, worth: worthOf(move, spot, playOn) })),
    spotKey,
  )
  return weigh
}

/** What is won or lost on average by a hand that takes no more cards. */
function worthOfStanding(total: number, up: number): Fraction {
  if (total > TWENTY_ONE) return LOST
  return standing({ total, up })
}

const standing = remembered(
  ({ total, up }: { total: number; up: number }): Fraction => {
    return dealerEnds(up).reduce(
      (sum, end) => plus(sum, times(fraction(BigInt(against(total, end.total)), 1n), end.chance)),
      fraction(0n, 1n),
    )
  },
  ({ total, up }) => `${total} ${up}`,
)

/** 1 where the hand beats the dealer's end, -1 where it loses to it. */
export function against(total: number, dealer: number): number {
  return dealer === BUST ? 1 : Math.sign(total - dealer)
}

type PlayOn = (spot: Spot) => Fraction

function worthOf(move: BlackjackMove, { count, up, pair }: Spot, playOn: PlayOn): Fraction {
  switch (move) {
    case 'stand':
      return worthOfStanding(count.total, up)
    case 'hit':
      return onDraw(count, (next) => {
        if (next.total >= TWENTY_ONE) return worthOfStanding(next.total, up)
        return playOn({ count: next, up, moves: LATER_MOVES, pair: null })
      })
    case 'double':
      return times(
        TWICE,
        onDraw(count, (next) => worthOfStanding(next.total, up)),
      )
    case 'split':
      return times(TWICE, onSplit(pair ?? 0, up, playOn))
  }
}

/** One of the two hands of a pair: an ace gets its one card and stands. */
function onSplit(pair: number, up: number, playOn: PlayOn): Fraction {
  return onDraw(withValue(EMPTY, pair), (next) => {
    if (pair === 1 || next.total === TWENTY_ONE) return worthOfStanding(next.total, up)
    return playOn({ count: next, up, moves: FIRST_MOVES, pair: null })
  })
}

function onDraw(count: HandCount, worth: (next: HandCount) => Fraction): Fraction {
  return VALUES.reduce(
    (sum, { value, weight }) =>
      plus(
        sum,
        times(fraction(BigInt(weight), BigInt(RANK_WEIGHT)), worth(withValue(count, value))),
      ),
    fraction(0n, 1n),
  )
}

/** Names all that a move here can depend on. */
export function spotKey({ count, up, moves, pair }: Spot): string {
  return `${count.total} ${count.isSoft} ${up} ${moves.length} ${pair}`
}
