/** What the exchange trades a selection at: decimal odds, null on a side that nobody offers. */
export type Traded = { back: number | null; lay: number | null }

/** The book is worth 106 % of the fair one: what the house lives on. */
const OVERROUND = 1.06

/** What is left to the players on average: 100 / 106, rounded down. */
export const RETURN_PERCENT = '94.33'

/** Below and above these the book does not quote. */
const ODDS_CENTI_MIN = 101
const ODDS_CENTI_MAX = 5_000

/** The highest odds of the book, as a multiple of the stake. */
export const ODDS_MAX = ODDS_CENTI_MAX / 100

/** Up to these odds (hundredths) quotes move in these steps, so that they do not flicker. */
const STEPS: readonly (readonly [upToCenti: number, stepCenti: number])[] = [
  [200, 1],
  [300, 2],
  [500, 5],
  [1_000, 10],
  [ODDS_CENTI_MAX, 50],
]

/**
 * Fixed odds of a match's selections, in hundredths and in their order; null is not offered. The
 * chance of each is one over the middle of what it trades at; the chances of all are made to add up
 * to one, then to `OVERROUND`, and odds are rounded down to a step. Chances are a model's numbers;
 * money is only computed from the whole hundredths.
 */
export function priceSelections(traded: readonly Traded[]): (number | null)[] {
  const chances = traded.map(chanceOf)
  const known = chances.every((chance) => chance !== null)
  const total = known ? chances.reduce((sum, chance) => sum + chance, 0) : 1
  return chances.map((chance) => (chance === null ? null : oddsOf(chance / total)))
}

function chanceOf({ back, lay }: Traded): number | null {
  const sides = [back, lay].filter((price) => price !== null)
  if (sides.length === 0) return null
  return sides.length / sides.reduce((sum, price) => sum + price, 0)
}

function oddsOf(chance: number): number | null {
  const exactCenti = 100 / (chance * OVERROUND)
  if (exactCenti < ODDS_CENTI_MIN || exactCenti > ODDS_CENTI_MAX) return null
  const step = STEPS.find(([upToCenti]) => exactCenti <= upToCenti)?.[1] ?? 1
  return Math.floor(exactCenti / step) * step
}
