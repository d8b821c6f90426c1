import { chanceAtLeast, medianRuns, type Spread } from '../chances/spread.ts'
import type { Quote } from './question.ts'

/** What the house keeps on either side of a fair rate. */
const MARGIN = 0.07
const RATE_STEP = 5
const EVEN_RATE = 100
/** Up to this chance of hitting the line exactly, a run between NO and YES is margin enough. */
const GAP_CHANCE_MAX = 0.09
/** Beyond these chances a rate says too little to be worth offering. */
const CHANCE_MIN = 0.12
const CHANCE_MAX = 0.88

/**
 * Rates of YES and NO per 100 for a claim of the given chance: YES wins its rate, NO risks it, so
 * the fair rate of both is 100 × (1 − chance) / chance; null where the chance is too lopsided.
 */
export function ratesAt(chance: number): Pick<Quote, 'yesRate' | 'noRate'> | null {
  if (chance < CHANCE_MIN || chance > CHANCE_MAX) return null
  const fair = (100 * (1 - chance)) / chance
  return {
    yesRate: Math.max(Math.floor((fair * (1 - MARGIN)) / RATE_STEP) * RATE_STEP, RATE_STEP),
    noRate: Math.ceil((fair * (1 + MARGIN)) / RATE_STEP) * RATE_STEP,
  }
}

/** A line through the middle of a spread: a run between NO and YES at 100, or one run with rates. */
export function middleLine(spread: Spread): Quote | null {
  const runs = medianRuns(spread)
  const gap = chanceAtLeast(spread, runs) - chanceAtLeast(spread, runs + 1)
  if (gap > GAP_CHANCE_MAX) return nearestLine(runs, (line) => chanceAtLeast(spread, line))
  const claim = { kind: 'at_least', yesRuns: runs + 1, noRuns: runs } as const
  return { claim, yesRate: EVEN_RATE, noRate: EVEN_RATE }
}

/** One run for both sides, at whichever of `runs` and the next is nearer to even. */
export function nearestLine(runs: number, chanceOf: (line: number) => number): Quote | null {
  const [low, high] = [chanceOf(runs), chanceOf(runs + 1)]
  const isLow = Math.abs(low - 0.5) <= Math.abs(high - 0.5)
  return lineAt(isLow ? runs : runs + 1, isLow ? low : high)
}

export function lineAt(runs: number, chance: number): Quote | null {
  const rates = ratesAt(chance)
  if (rates === null || runs < 1) return null
  return { claim: { kind: 'at_least', yesRuns: runs, noRuns: runs }, ...rates }
}
