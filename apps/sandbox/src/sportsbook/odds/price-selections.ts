import { BOOK_MARGIN_BPS, COMBINED_CENTI_MAX, quoteOdds, returnPercentAt } from '@maidan/casino'

/** What the exchange trades a selection at: decimal odds, null on a side that nobody offers. */
export type Traded = { back: number | null; lay: number | null }

/**
 * What one selection leaves to the players on average where the house keeps most, rounded down. In a
 * multiple these multiply, which its rules say.
 */
export const RETURN_PERCENT = returnPercentAt(Math.max(...Object.values(BOOK_MARGIN_BPS)))

/** The most that a bet of the book returns, as a multiple of its stake: that of a multiple. */
export const ODDS_MAX = COMBINED_CENTI_MAX / 100

/**
 * Fixed odds of a match's winner, in hundredths and in the order of the selections; null is not
 * offered. Those that are known are quoted even where another side trades no more.
 */
export function priceSelections(traded: readonly Traded[]): (number | null)[] {
  const chances = traded.map(chanceOf)
  const shared = sharedOut(chances)
  return (shared ?? chances).map((chance) =>
    chance === null ? null : quoteOdds(chance, BOOK_MARGIN_BPS.winner),
  )
}

/** The chances of all selections, which add up to one; null unless every one of them trades. */
export function tradedChances(traded: readonly Traded[]): number[] | null {
  return sharedOut(traded.map(chanceOf))
}

function sharedOut(chances: readonly (number | null)[]): number[] | null {
  const known = chances.filter((chance) => chance !== null)
  const total = known.reduce((sum, chance) => sum + chance, 0)
  return known.length === chances.length ? known.map((chance) => chance / total) : null
}

/** The chance of a selection: one over the middle of what it trades at. */
function chanceOf({ back, lay }: Traded): number | null {
  const sides = [back, lay].filter((price) => price !== null)
  if (sides.length === 0) return null
  return sides.length / sides.reduce((sum, price) => sum + price, 0)
}
