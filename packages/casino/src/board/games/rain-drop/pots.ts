import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { waysToChoose } from '../../../chance/ways-to-choose.ts'

/** Rows of buds that a drop may fall through. */
export const DROP_ROWS = [8, 12, 16] as const

export type DropRows = (typeof DROP_ROWS)[number]

/** How far apart the pots pay. */
export const DROP_RISKS = ['low', 'medium', 'high'] as const

export type DropRisk = (typeof DROP_RISKS)[number]

/**
 * What the pots pay in tenths of the stake, from the outermost to the middle one; the other half is
 * the same. Each table returns 98.5 to 99.5 per cent, which a test adds up from its chances.
 */
const HALVES: Readonly<Record<DropRows, Readonly<Record<DropRisk, readonly number[]>>>> = {
  8: {
    low: [50, 22, 11, 10, 5],
    medium: [140, 29, 13, 7, 4],
    high: [280, 41, 15, 3, 2],
  },
  12: {
    low: [100, 32, 16, 14, 11, 10, 5],
    medium: [320, 105, 41, 20, 11, 6, 3],
    high: [1600, 250, 80, 20, 7, 2, 2],
  },
  16: {
    low: [160, 80, 22, 14, 14, 12, 11, 10, 5],
    medium: [1200, 400, 100, 50, 30, 15, 10, 5, 3],
    high: [9000, 1400, 260, 90, 40, 20, 2, 2, 2],
  },
}

/** What every pot pays, from left to right, in tenths of the stake. */
export function potsOf(rows: DropRows, risk: DropRisk): readonly number[] {
  const half = HALVES[rows][risk]
  return [...half, ...half.slice(0, -1).toReversed()]
}

/** The chance that a drop ends in a pot: how many of all paths lead there. */
export function potChance(rows: DropRows, pot: number): Fraction {
  return fraction(waysToChoose(rows, pot), 2n ** BigInt(rows))
}

/** What a table returns of a stake. */
export function dropReturn(rows: DropRows, risk: DropRisk): Fraction {
  return potsOf(rows, risk)
    .map((tenths, pot) => times(potChance(rows, pot), fraction(BigInt(tenths), 10n)))
    .reduce(plus)
}
