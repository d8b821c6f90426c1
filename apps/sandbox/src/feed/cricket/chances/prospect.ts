import type { Weighed } from '../conditions/conditions.ts'
import { chanceAtLeast, type Spread } from './spread.ts'

/** How a number of runs may turn out: mean, how far it strays, and the chance of at least so many. */
export type Prospect = Readonly<{ mean: number; sd: number; atLeast: (runs: number) => number }>

/** One of several spreads, nobody knows which. */
export function prospectOfSpreads(spreads: readonly Weighed<Spread>[]): Prospect {
  const all = spreads.reduce((sum, { weight }) => sum + weight, 0)
  const mean = spreads.reduce((sum, { is, weight }) => sum + is.mean * weight, 0) / all
  const square = (spread: Spread) => spread.sd ** 2 + (spread.mean - mean) ** 2
  const variance = spreads.reduce((sum, { is, weight }) => sum + square(is) * weight, 0) / all
  const known: number[] = []
  const chanceOf = (runs: number) =>
    spreads.reduce((sum, { is, weight }) => sum + chanceAtLeast(is, runs) * weight, 0) / all
  return { mean, sd: Math.sqrt(variance), atLeast: (runs) => (known[runs] ??= chanceOf(runs)) }
}

/** Runs beyond `from` with the chance of each; the chances add up to 1. */
export function prospectOfChances(exactly: Float64Array, from: number): Prospect {
  const atLeast = exactly.slice()
  for (let runs = atLeast.length - 2; runs >= 0; runs -= 1)
    atLeast[runs] = (atLeast[runs] ?? 0) + (atLeast[runs + 1] ?? 0)
  const mean = exactly.reduce((sum, chance, runs) => sum + chance * runs, 0)
  const variance = exactly.reduce((sum, chance, runs) => sum + chance * (runs - mean) ** 2, 0)
  return {
    mean: from + mean,
    sd: Math.sqrt(variance),
    atLeast: (runs) => (runs <= from ? 1 : (atLeast[runs - from] ?? 0)),
  }
}

export function chanceWithin({ atLeast }: Prospect, fromRuns: number, toRuns: number): number {
  return atLeast(fromRuns) - atLeast(toRuns + 1)
}

/** The highest number of runs that is reached at least every second time. */
export function medianRuns({ mean, atLeast }: Prospect): number {
  let runs = Math.max(Math.round(mean), 0)
  while (atLeast(runs + 1) >= 0.5) runs += 1
  while (runs > 0 && atLeast(runs) < 0.5) runs -= 1
  return runs
}
