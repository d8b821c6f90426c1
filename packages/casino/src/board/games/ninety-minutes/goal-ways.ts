import { MATCH_CLUBS, type MatchFixture } from './clubs.ts'
import { rivalSide, type MatchHalf, type MatchSide } from './match.ts'

/** Goals of a side in a half are drawn from so many equally likely ways. */
export const GOAL_WAYS = 10_000

/** The most goals that a side has in a half. */
export const HALF_GOALS_MAX = 5

/** Goals of an average club in a match against one, in hundredths, before home and away are told apart. */
export const AVERAGE_GOALS_CENTI = 130

/** What playing at home or away makes of a club's goals, in per cent. */
export const EDGE_PERCENT: Readonly<Record<MatchSide, number>> = { first: 115, second: 92 }

/** How much of a match's goals falls in each half, in per cent. */
export const SHARE_PERCENT: Readonly<Record<MatchHalf, number>> = { early: 45, late: 55 }

/** Each point above an average attack, or below an average defence, makes so many per cent more goals. */
export const POINT_PERCENT = 8
const AVERAGE_POINTS = 5

/** A number of goals, exactly: `top / bottom`. */
export type MeanGoals = { top: bigint; bottom: bigint }

/**
 * The mean of a side's goals in a half: what an average club has, times its attack, times what its
 * rival's defence lets through, times home or away, times the half's share. That goals of football come
 * near enough as Poisson's law has them, with means that are such products, is the model of M. J. Maher,
 * "Modelling association football scores", Statistica Neerlandica 36 (1982).
 */
export function meanGoals(fixture: MatchFixture, side: MatchSide, half: MatchHalf): MeanGoals {
  const { attack } = MATCH_CLUBS[fixture[side]]
  const { defence } = MATCH_CLUBS[fixture[rivalSide(side)]]
  const factors = [
    AVERAGE_GOALS_CENTI,
    100 + (attack - AVERAGE_POINTS) * POINT_PERCENT,
    100 - (defence - AVERAGE_POINTS) * POINT_PERCENT,
    EDGE_PERCENT[side],
    SHARE_PERCENT[half],
  ]
  return {
    top: factors.reduce((product, factor) => product * BigInt(factor), 1n),
    bottom: 100n ** BigInt(factors.length),
  }
}

/**
 * In how many of the 10,000 ways a side has 0, 1, … 5 goals when their mean is this: Poisson's law
 * without what lies above five, in whole ways by the largest remainder. The law's factor of e falls out
 * of the shares, so all of it is whole numbers and every machine has the same table.
 */
export function poissonWays({ top, bottom }: MeanGoals): readonly number[] {
  const weights = Array.from({ length: HALF_GOALS_MAX + 1 }, (_, goals) => {
    const left = HALF_GOALS_MAX - goals
    return top ** BigInt(goals) * bottom ** BigInt(left) * fallingProduct(goals)
  })
  return shareOut(weights)
}

/** 5! divided by the factorial of `goals`. */
function fallingProduct(goals: number): bigint {
  let product = 1n
  for (let factor = goals + 1; factor <= HALF_GOALS_MAX; factor += 1) product *= BigInt(factor)
  return product
}

/** All ways shared out by weight: each its whole part, then one more to the largest remainders. */
function shareOut(weights: readonly bigint[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  const shares = weights.map((weight, place) => {
    const scaled = weight * BigInt(GOAL_WAYS)
    return { place, whole: Number(scaled / sum), rest: scaled % sum }
  })
  const left = GOAL_WAYS - shares.reduce((total, { whole }) => total + whole, 0)
  const raised = new Set(
    shares
      .toSorted((one, other) => (one.rest < other.rest ? 1 : one.rest > other.rest ? -1 : 0))
      .slice(0, left)
      .map(({ place }) => place),
  )
  return shares.map(({ place, whole }) => whole + (raised.has(place) ? 1 : 0))
}

/** The tables of a fixture: of each half, for each side, the ways of 0 to 5 goals. */
export type FixtureWays = Readonly<
  Record<MatchHalf, Readonly<Record<MatchSide, readonly number[]>>>
>

const known = new WeakMap<MatchFixture, FixtureWays>()

export function goalWays(fixture: MatchFixture): FixtureWays {
  const before = known.get(fixture)
  if (before !== undefined) return before
  const of = (half: MatchHalf) => ({
    first: poissonWays(meanGoals(fixture, 'first', half)),
    second: poissonWays(meanGoals(fixture, 'second', half)),
  })
  const ways = { early: of('early'), late: of('late') }
  known.set(fixture, ways)
  return ways
}
