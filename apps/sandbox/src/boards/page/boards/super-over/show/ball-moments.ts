import type { Ball, SuperOverPlay } from '@maidan/casino'
import { BALL_MS, TOLD_MS, type Delivery } from '../../../cricket/delivery.ts'

const BEGIN_MS = 500
const BREAK_MS = 1_500
const END_MS = 300

/** A ball of a play and when its run-up begins, in milliseconds after the play has begun. */
export type BallMoment = {
  side: 'first' | 'second'
  /** Its place in the innings, from 0, wides counted. */
  index: number
  ball: Ball
  beginsMs: number
}

/** Every ball of a play in its time, with a pause between the innings. */
export function ballMoments({ first, second }: SuperOverPlay): readonly BallMoment[] {
  const setting = first.map((ball, index): BallMoment => ({
    side: 'first',
    index,
    ball,
    beginsMs: BEGIN_MS + index * BALL_MS,
  }))
  const chaseMs = BEGIN_MS + first.length * BALL_MS + BREAK_MS
  const chase = second.map((ball, index): BallMoment => ({
    side: 'second',
    index,
    ball,
    beginsMs: chaseMs + index * BALL_MS,
  }))
  return [...setting, ...chase]
}

/** How long a play takes to show, milliseconds. */
export function superOverMs({ first, second }: SuperOverPlay): number {
  return BEGIN_MS + (first.length + second.length) * BALL_MS + BREAK_MS + END_MS
}

/** How many balls have been told so long after the play has begun. */
export function toldCount(moments: readonly BallMoment[], playMs: number): number {
  return moments.filter(({ beginsMs }) => beginsMs + TOLD_MS <= playMs).length
}

/** The balls as the picture shows them; each of a play goes another way, the same for everybody. */
export function deliveriesOf(moments: readonly BallMoment[]): readonly Delivery[] {
  return moments.map(({ ball, index, side, beginsMs }) => ({
    flown: ball,
    way: index * 3 + (side === 'second' ? 1 : 0),
    beginsMs,
  }))
}
