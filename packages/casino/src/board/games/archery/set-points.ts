import type { ArcherySide } from './arrow.ts'

/** The set points of both: two for a set, one each for a shared one. */
export type SetPoints = Readonly<Record<ArcherySide, number>>

export const NO_POINTS: SetPoints = { first: 0, second: 0 }

/** Who has so many set points has won. */
export const POINTS_TO_WIN = 6

/** The most sets of a match: after so many nobody is below, or both have five. */
export const SETS_MAX = 5

const SET_POINTS = 2

export function afterPoints(points: SetPoints, winner: ArcherySide | null): SetPoints {
  if (winner === null) return { first: points.first + 1, second: points.second + 1 }
  return { ...points, [winner]: points[winner] + SET_POINTS }
}

export function isOver({ first, second }: SetPoints): boolean {
  return Math.max(first, second) >= POINTS_TO_WIN
}

/** At five all one arrow each decides. */
export function needsShootOff({ first, second }: SetPoints): boolean {
  return first === POINTS_TO_WIN - 1 && second === POINTS_TO_WIN - 1
}

/** Sets that have been shot; the point of a shoot-off is none of theirs. */
export function setsOf({ first, second }: SetPoints): number {
  return Math.floor((first + second) / SET_POINTS)
}

/** Whether a match that is over took a shoot-off. */
export function wentToShootOff({ first, second }: SetPoints): boolean {
  return (first + second) % SET_POINTS === 1
}
