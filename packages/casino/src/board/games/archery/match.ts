import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { aimOf, drawArrow, farnessOf, scoreOf, type ArcherySide, type Arrow } from './arrow.ts'
import type { ArcheryFixture } from './fixtures.ts'
import { afterPoints, isOver, needsShootOff, NO_POINTS, type SetPoints } from './set-points.ts'

/** Arrows that each archer shoots in a set. */
export const ARROWS_PER_SET = 3

/** The arrows of both archers in a set. */
export type ArcherySet = Readonly<Record<ArcherySide, readonly Arrow[]>>

/** One arrow each; a lot where both are as near as each other. */
export type ShootOff = Readonly<Record<ArcherySide, Arrow>> & { lot: ArcherySide | null }

/** What happened in a match, set by set. */
export type ArcheryPlay = { sets: readonly ArcherySet[]; shootOff: ShootOff | null }

/** Draws a match until one has six set points, at five all with one arrow more of each. */
export function shootMatch(draws: DrawStream, fixture: ArcheryFixture): ArcheryPlay {
  const sets: ArcherySet[] = []
  let points = NO_POINTS
  while (!isOver(points) && !needsShootOff(points)) {
    const set = { first: shoot(draws, fixture, 'first'), second: shoot(draws, fixture, 'second') }
    sets.push(set)
    points = afterPoints(points, setWinner(set))
  }
  return { sets, shootOff: needsShootOff(points) ? drawShootOff(draws, fixture) : null }
}

function shoot(draws: DrawStream, fixture: ArcheryFixture, side: ArcherySide): readonly Arrow[] {
  return Array.from({ length: ARROWS_PER_SET }, () => drawArrow(draws, aimOf(fixture, side)))
}

function drawShootOff(draws: DrawStream, fixture: ArcheryFixture): ShootOff {
  const first = drawArrow(draws, aimOf(fixture, 'first'))
  const second = drawArrow(draws, aimOf(fixture, 'second'))
  if (farnessOf(first) !== farnessOf(second)) return { first, second, lot: null }
  return { first, second, lot: draws.below(2) === 0 ? 'first' : 'second' }
}

/** What the arrows of one archer score together. */
export function totalOf(arrows: readonly Arrow[]): number {
  return arrows.reduce((sum, arrow) => sum + scoreOf(arrow), 0)
}

/** Who wins a set; null when it is shared. */
export function setWinner({ first, second }: ArcherySet): ArcherySide | null {
  const ahead = totalOf(first) - totalOf(second)
  if (ahead === 0) return null
  return ahead > 0 ? 'first' : 'second'
}

/** Who wins a shoot-off: whose arrow is nearer to the centre, or by lot. */
export function shootOffWinner({ first, second, lot }: ShootOff): ArcherySide {
  return lot ?? (farnessOf(first) < farnessOf(second) ? 'first' : 'second')
}

/** The set points after some sets, and after the shoot-off if there was one. */
export function pointsAfter({ sets, shootOff }: ArcheryPlay): SetPoints {
  const points = sets.reduce((before, set) => afterPoints(before, setWinner(set)), NO_POINTS)
  if (shootOff === null) return points
  const winner = shootOffWinner(shootOff)
  return { ...points, [winner]: points[winner] + 1 }
}
