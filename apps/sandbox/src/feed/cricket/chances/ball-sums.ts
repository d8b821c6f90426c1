import { deliveryOdds, type Phase } from '../delivery/delivery-odds.ts'

/** Chances of a ball by what it does to the innings; they add up to 1. */
export type BallSums = Readonly<{
  /** Legal balls without a wicket, by runs 0 to 6. */
  legal: readonly number[]
  /** Of these, by what the batter makes of them: byes are none, a no-ball is about two. */
  own: readonly number[]
  wicket: number
  /** Balls that are bowled again, by runs 0 to 6. */
  again: readonly number[]
  /** Fours and sixes off the bat. */
  boundary: number
}>

/** Runs of byes: one, two or the rope, as the balls of the match are drawn. */
const BYE_SHARES = { one: 4 / 6, two: 1 / 6, four: 1 / 6 }
const WIDE_SHARES = { one: 0.8, two: 0.1, five: 0.1 }
/** A no-ball's own run with what is hit off it, on average. */
const NO_BALL_RUNS = 3

/** By the odds they are made of, which are kept for ever and are few. */
const known = new WeakMap<readonly number[], BallSums>()

export function ballSums(tempoStep: number, phase: Phase, edge: number): BallSums {
  const odds = deliveryOdds(tempoStep, phase, edge)
  const before = known.get(odds)
  if (before !== undefined) return before
  const sums = sumsOf(odds)
  known.set(odds, sums)
  return sums
}

function sumsOf(odds: readonly number[]): BallSums {
  const [dot = 0, one = 0, two = 0, three = 0, four = 0, six = 0, wicket = 0] = odds
  const [wide = 0, noBall = 0, bye = 0, legBye = 0] = odds.slice(7)
  const byes = bye + legBye
  const again = [
    0,
    wide * WIDE_SHARES.one,
    wide * WIDE_SHARES.two,
    0,
    0,
    wide * WIDE_SHARES.five,
    0,
  ]
  again[NO_BALL_RUNS] = noBall
  return {
    legal: [
      dot,
      one + byes * BYE_SHARES.one,
      two + byes * BYE_SHARES.two,
      three,
      four + byes * BYE_SHARES.four,
      0,
      six,
    ],
    own: [dot + byes, one, two + noBall, three, four, 0, six],
    wicket,
    again,
    boundary: four + six,
  }
}
