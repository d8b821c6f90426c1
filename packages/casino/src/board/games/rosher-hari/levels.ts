import { fraction, times, type Fraction } from '../../../chance/fraction.ts'

/** How hard a tree is to climb, the easiest first. */
export const HARI_LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const

export type HariLevel = (typeof HARI_LEVELS)[number]

/** How many footholds each row of a tree has, and how many of them hold. */
export const HARI_FOOTHOLDS = {
  easy: { all: 4, holding: 3 },
  medium: { all: 3, holding: 2 },
  hard: { all: 2, holding: 1 },
  expert: { all: 3, holding: 1 },
  master: { all: 4, holding: 1 },
} as const satisfies Record<HariLevel, { all: number; holding: number }>

/** No tree has more rows than this. */
export const HARI_ROWS_MAX = 9

/**
 * No tree pays more than so many hundredths of its stake: no game of the house can be listed with a
 * larger win than 100,000 times.
 */
export const HARI_MOST_CENTI = 10_000_000n

/** Hundredths of the fair multiple that are paid. */
const RETURN_CENTI = 99n

/** How likely the player comes past so many rows. */
export function hariChance(level: HariLevel, rows: number): Fraction {
  const { all, holding } = HARI_FOOTHOLDS[level]
  return fraction(BigInt(holding) ** BigInt(rows), BigInt(all) ** BigInt(rows))
}

/**
 * What is paid after so many rows, in hundredths of the stake, rounded down: 0.99 divided by the
 * chance to come so far. Before the first row it is the stake.
 */
export function hariMultipleCenti(level: HariLevel, rows: number): bigint {
  if (rows === 0) return 100n
  const { numerator, denominator } = hariChance(level, rows)
  return (RETURN_CENTI * denominator) / numerator
}

/** How many rows a tree has: the pot hangs above the last one that does not pay more than the most. */
export function hariRows(level: HariLevel): number {
  let rows = HARI_ROWS_MAX
  while (hariMultipleCenti(level, rows) > HARI_MOST_CENTI) rows -= 1
  return rows
}

/** What is returned to a player who always stops after so many rows. */
export function hariReturn(level: HariLevel, rows: number): Fraction {
  return times(hariChance(level, rows), fraction(hariMultipleCenti(level, rows), 100n))
}
