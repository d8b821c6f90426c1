import {
  farnessOf,
  isInnerAt,
  kindOfArrow,
  otherArcher,
  scoreOf,
  type ArcherySide,
  type ArrowKind,
} from './arrow.ts'
import { pointsAfter, setWinner, totalOf, type ArcheryPlay, type ArcherySet } from './match.ts'
import { afterPoints, NO_POINTS, setsOf, type SetPoints } from './set-points.ts'

/** Lines of what both archers score together in the first set; each lies half above its number. */
export const TOTAL_LINES = [54, 55] as const

/** Shared sets beyond these say no more to any market. */
export const SHARED_COUNTED = 2

/** What is asked of the first set alone. */
export type OpeningSet = {
  winner: ArcherySide | null
  /** Which of the lines of its total it is above. */
  above: number
  /** The first arrow of the archer who is named first. */
  arrow: ArrowKind
}

/** A match as far as it has come, with all that is bet on. */
export type ArcheryTally = SetPoints & {
  opening: OpeningSet | null
  /** Who was ahead after two sets; null where nobody was, and before. */
  afterTwo: ArcherySide | null
  shared: number
  /** Whether anybody has shot a set of three tens. */
  perfect: boolean
}

/** A set as it counts; what is asked of the first one goes with that one. */
export type SetStep = {
  winner: ArcherySide | null
  perfect: boolean
  opening: OpeningSet | null
}

export const NO_SETS: ArcheryTally = {
  ...NO_POINTS,
  opening: null,
  afterTwo: null,
  shared: 0,
  perfect: false,
}

/** Three tens. */
export const PERFECT = 30

export function afterSet(tally: ArcheryTally, step: SetStep): ArcheryTally {
  const points = afterPoints(tally, step.winner)
  return {
    ...points,
    opening: tally.opening ?? step.opening,
    afterTwo: setsOf(points) === 2 ? leaderOf(points) : tally.afterTwo,
    shared: Math.min(SHARED_COUNTED, tally.shared + (step.winner === null ? 1 : 0)),
    perfect: tally.perfect || step.perfect,
  }
}

export function afterShootOff(tally: ArcheryTally, winner: ArcherySide): ArcheryTally {
  return { ...tally, [winner]: tally[winner] + 1 }
}

/** A name of its own for every tally. */
export function keyOf({ first, second, opening, afterTwo, shared, perfect }: ArcheryTally): string {
  return [first, second, afterTwo, shared, perfect, openingKey(opening)].join(' ')
}

export function openingKey(opening: OpeningSet | null): string {
  if (opening === null) return ''
  const { winner, above, arrow } = opening
  return [winner, above, arrow].join(' ')
}

/** How a match that was shot ended. */
export function tallyOf(play: ArcheryPlay): ArcheryTally {
  const tally = play.sets.reduce((before, set) => afterSet(before, stepOf(set)), NO_SETS)
  return { ...tally, ...pointsAfter(play) }
}

function stepOf(set: ArcherySet): SetStep {
  const totals = { first: totalOf(set.first), second: totalOf(set.second) }
  const [arrow] = set.first
  const winner = setWinner(set)
  return {
    winner,
    perfect: totals.first === PERFECT || totals.second === PERFECT,
    opening:
      arrow === undefined
        ? null
        : {
            winner,
            above: linesBelow(TOTAL_LINES, totals.first + totals.second),
            arrow: kindOfArrow(scoreOf(arrow), isInnerAt(farnessOf(arrow))),
          },
  }
}

/** How many of these lines a count is above. */
export function linesBelow(lines: readonly number[], count: number): number {
  return lines.filter((line) => count > line).length
}

/** Who has more points; null where both have as many. */
function leaderOf({ first, second }: SetPoints): ArcherySide | null {
  if (first === second) return null
  return first > second ? 'first' : 'second'
}

/** Who has won a match that is over. */
export function archeryWinner({ first, second }: SetPoints): ArcherySide {
  return first > second ? 'first' : 'second'
}

export function aheadOf(points: SetPoints, side: ArcherySide): number {
  return points[side] - points[otherArcher(side)]
}
