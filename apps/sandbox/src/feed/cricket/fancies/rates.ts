import { chanceWithin, medianRuns, type Prospect } from '../chances/prospect.ts'
import type { Quote } from './question.ts'

/** What the house keeps on either side of a fair rate. */
const MARGIN = 0.07
const RATE_STEP = 5
const EVEN_RATE = 100
/** Up to this chance of hitting the line exactly, a run between NO and YES is margin enough. */
const GAP_CHANCE_MAX = 0.09
/** How often the runs between NO and YES are to be hit, where neither wins: the margin of both. */
const GAP_CHANCE_MIN = 0.035
const GAP_RUNS_MAX = 4
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

/**
 * A line through the middle of what may come: one run with rates where a single run weighs much;
 * otherwise 100 on both sides with as many runs between NO and YES as keep the margin.
 */
export function middleLine(prospect: Prospect): Quote | null {
  const middle = medianRuns(prospect)
  const { atLeast } = prospect
  if (chanceWithin(prospect, middle, middle) > GAP_CHANCE_MAX)
    return nearestLine(middle, (line) => atLeast(line))
  let [noRuns, yesRuns] = [middle, middle + 1]
  while (yesRuns - noRuns < GAP_RUNS_MAX && atLeast(noRuns) - atLeast(yesRuns) < GAP_CHANCE_MIN) {
    if (atLeast(yesRuns) > 1 - atLeast(noRuns)) yesRuns += 1
    else noRuns -= 1
  }
  return { claim: { kind: 'at_least', yesRuns, noRuns }, yesRate: EVEN_RATE, noRate: EVEN_RATE }
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
