import { mix } from '../paint/motion.ts'
import type { Beat, Spot } from '../paint/painter.ts'
import { homeOf, type SideIndex } from './side.ts'

/** Nobody of the side without the ball goes for it from farther, in hundredths. */
const CHALLENGE = 14
/** How fast one gets where they want to be: shares of the way left in a second, as e⁻ⁿ. */
const PACE_ON_BALL = 3
const PACE = 1.3

type Side = {
  side: SideIndex
  /** Changed in place: where everybody is now. */
  people: Spot[]
  /** Players still on the pitch. */
  count: number
  hasBall: boolean
}

/** Lets a side run for the time of a beat: one to the ball, the others to their places. */
export function moveSide({ side, people, count, hasBall }: Side, ball: Spot, beat: Beat): Spot[] {
  const onPitch = people.slice(0, count)
  const closest = closestTo(ball, people)
  onPitch.forEach((one, index) => {
    const goesForBall = index === closest && (hasBall || distance(one, ball) < CHALLENGE)
    const to = goesForBall
      ? { x: ball.x + (side === 0 ? -1.2 : 1.2), y: ball.y + 1 }
      : homeOf(side, index, ball, beat.nowMs)
    const step = stepOf(beat, goesForBall ? PACE_ON_BALL : PACE)
    one.x = mix(one.x, to.x, step)
    one.y = mix(one.y, to.y, step)
  })
  return onPitch
}

/** The share of a way that is gone in a beat at this pace; all of it when the picture rests. */
export function stepOf({ nowMs, passedS }: Beat, pace: number): number {
  return Number.isFinite(nowMs) ? 1 - Math.exp(-passedS * pace) : 1
}

function closestTo(ball: Spot, people: readonly Spot[]): number {
  const far = people.map((one) => distance(one, ball))
  return far.indexOf(Math.min(...far))
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
