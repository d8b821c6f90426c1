import { fraction, times, type Fraction } from '../../../chance/fraction.ts'
import { chanceOfMarks, MARKS } from './mark.ts'

/** On which side of the line the marble has to stop. */
export const MARBLE_SIDES = ['over', 'under'] as const

export type MarbleSide = (typeof MARBLE_SIDES)[number]

/** A line on the scale, in hundredths, and the side of it that wins. */
export type MarbleSetup = { side: MarbleSide; line: number }

/** No line leaves less than 2 of a hundred parts of the scale, or more than 98. */
export const LINE_MIN = 200
export const LINE_MAX = 9_800

/** Ninety-nine stakes are shared out in a hundred rounds. */
const RETURN_PERCENT = 99

/** The setup in what a page sent; null when it is none. */
export function readMarbleSetup(value: unknown): MarbleSetup | null {
  if (typeof value !== 'object' || value === null) return null
  const side = 'side' in value ? MARBLE_SIDES.find((one) => one === value.side) : undefined
  const line = 'line' in value ? value.line : undefined
  return side === undefined || !isLine(line) ? null : { side, line }
}

function isLine(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= LINE_MIN && value <= LINE_MAX
  )
}

/** The part of the scale that wins, in hundredths of its hundred. */
export function winningPart({ side, line }: MarbleSetup): number {
  return side === 'under' ? line : MARKS - 1 - line
}

/**
 * What a win pays, in thousandths of the stake: 99 divided by the winning part in per cent, rounded
 * down. Every stake is a whole number of thousands of minor units, so nothing is rounded twice.
 */
export function marblePaysMilli(setup: MarbleSetup): number {
  return Math.floor((RETURN_PERCENT * 100 * 1_000) / winningPart(setup))
}

/** A marble that stops on the line itself has not won on either side. */
export function isMarbleWin({ side, line }: MarbleSetup, mark: number): boolean {
  return side === 'under' ? mark < line : mark > line
}

/** How likely the marble stops on the winning side, to the last of 2^32 outcomes. */
export function marbleChance({ side, line }: MarbleSetup): Fraction {
  return side === 'under' ? chanceOfMarks(0, line - 1) : chanceOfMarks(line + 1, MARKS - 1)
}

/** What a setup returns of a stake. */
export function marbleReturn(setup: MarbleSetup): Fraction {
  return times(marbleChance(setup), fraction(BigInt(marblePaysMilli(setup)), 1_000n))
}
