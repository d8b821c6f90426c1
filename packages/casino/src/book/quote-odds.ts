/** What the house keeps beyond the fair chances, by kind of market, in hundredths of a percent. */
export const BOOK_MARGIN_BPS = {
  /** The winner of a match, which the exchange trades. */
  winner: 600,
  /** Two or three outcomes. */
  few: 700,
  /** More than three. */
  many: 1_000,
  /** Exact scores. */
  score: 1_200,
} as const

/** Below and above these the book does not quote; hundredths. */
const ODDS_CENTI_MIN = 101
export const ODDS_CENTI_MAX = 5_000

/** Up to these odds (hundredths) quotes move in these steps, so that they do not flicker. */
const STEPS: readonly (readonly [upToCenti: number, stepCenti: number])[] = [
  [200, 1],
  [300, 2],
  [500, 5],
  [1_000, 10],
  [ODDS_CENTI_MAX, 50],
]

/**
 * The odds at a chance, in hundredths, rounded down to a step; null: not offered, because they would
 * be too short or too long. Chances are a model's numbers; money is computed from the whole
 * hundredths alone.
 */
export function quoteOdds(chance: number, marginBps: number): number | null {
  const exactCenti = 1_000_000 / (chance * (10_000 + marginBps))
  if (!(exactCenti >= ODDS_CENTI_MIN && exactCenti <= ODDS_CENTI_MAX)) return null
  const step = STEPS.find(([upToCenti]) => exactCenti <= upToCenti)?.[1] ?? 1
  return Math.floor(exactCenti / step) * step
}

/** What the players of a market of this margin get back on average, in percent, rounded down. */
export function returnPercentAt(marginBps: number): string {
  return (Math.floor(100_000_000 / (10_000 + marginBps)) / 100).toFixed(2)
}
