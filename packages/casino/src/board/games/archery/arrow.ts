import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { ARCHERS } from './archers.ts'
import type { ArcheryFixture } from './fixtures.ts'

export type ArcherySide = 'first' | 'second'

export const ARCHERY_SIDES = ['first', 'second'] as const satisfies readonly ArcherySide[]

export function otherArcher(side: ArcherySide): ArcherySide {
  return side === 'first' ? 'second' : 'first'
}

/** Where an arrow sticks, in millimetres from the centre of the face: to the right and up. */
export type Arrow = { x: number; y: number }

/** Each ring of the face is so wide; its ten lies in the middle, with the X in it. */
export const RING_MM = 61
export const INNER_MM = 30
export const SCORE_MAX = 10

/** The outermost ring of the face. No archer is so unsteady that an arrow of theirs misses it. */
export const SCORE_MIN = 6

/** A hand wanders at each of so many moments of a shot: as it aims, and as it lets go. */
export const MOMENTS = 2

/** How an archer shoots in the wind of a fixture. */
export type Aim = { wanderMm: number; driftMm: number }

export function aimOf(fixture: ArcheryFixture, side: ArcherySide): Aim {
  const { wanderMm, driftMm } = ARCHERS[fixture[side]]
  return { wanderMm, driftMm: driftMm * fixture.wind }
}

/** Draws where an arrow lands: how far the hand wanders at each moment, across and up. */
export function drawArrow(draws: DrawStream, { wanderMm, driftMm }: Aim): Arrow {
  const across = wander(draws, wanderMm)
  return { x: across + driftMm, y: wander(draws, wanderMm) }
}

function wander(draws: DrawStream, wanderMm: number): number {
  let sum = 0
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    sum += draws.below(2 * wanderMm + 1) - wanderMm
  }
  return sum
}

/** The square of an arrow's distance from the centre, which compares distances without rounding. */
export function farnessOf({ x, y }: Arrow): number {
  return x * x + y * y
}

/** What an arrow of this farness scores. On a line counts as the ring within it. */
export function scoreAt(farness: number): number {
  let score = SCORE_MAX
  while (score > 0 && farness > ((SCORE_MAX + 1 - score) * RING_MM) ** 2) score -= 1
  return score
}

export function scoreOf(arrow: Arrow): number {
  return scoreAt(farnessOf(arrow))
}

/** Whether an arrow is an X, the inner half of the ten. */
export function isInnerAt(farness: number): boolean {
  return farness <= INNER_MM ** 2
}

/** An arrow as bets ask for it. */
export const ARROW_KINDS = ['x', 'ten', 'nine', 'eight'] as const
export type ArrowKind = (typeof ARROW_KINDS)[number]

/** An arrow's kind; the last one is an eight or less. */
export function kindOfArrow(score: number, isInner: boolean): ArrowKind {
  if (isInner) return 'x'
  if (score === SCORE_MAX) return 'ten'
  return score === SCORE_MAX - 1 ? 'nine' : 'eight'
}
