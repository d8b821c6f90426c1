import { FATE_RUNS, isOut, MATCH_OVERS, type Fate, type FantasyMatch } from '@maidan/casino'
import { BALL_MS, TOLD_MS, type Delivery } from '../../cricket/delivery.ts'

/** The picture's own clock runs so many times as fast as the room's: a match has many balls. */
export const PACE = 2

const BEGIN_MS = 600
const BETWEEN_OVERS_MS = 450
const END_MS = 400

/** A ball of a match, and when its run-up begins, in milliseconds after the match has begun. */
export type MatchBall = { over: number; fate: Fate; beginsMs: number }

/** Every ball of a match in its time, with a pause between overs. */
export function matchBalls(match: FantasyMatch): readonly MatchBall[] {
  let beginsMs = BEGIN_MS
  return match.flatMap((fates, over) => {
    const balls = fates.map((fate, index) => ({
      over,
      fate,
      beginsMs: beginsMs + (index * BALL_MS) / PACE,
    }))
    beginsMs += (fates.length * BALL_MS) / PACE + BETWEEN_OVERS_MS
    return balls
  })
}

/** How long a match takes to show, milliseconds. */
export function matchMs(match: FantasyMatch): number {
  const last = matchBalls(match).at(-1)
  return last === undefined ? 0 : last.beginsMs + BALL_MS / PACE + END_MS
}

/** How many balls have been told so long after the match has begun. */
export function toldBalls(balls: readonly MatchBall[], playMs: number): number {
  return balls.filter(({ beginsMs }) => beginsMs + TOLD_MS / PACE <= playMs).length
}

/** The balls as the picture shows them, by its own clock. */
export function deliveriesOf(balls: readonly MatchBall[]): readonly Delivery[] {
  return balls.map(({ fate, beginsMs }, index) => ({
    flown: fate === 'bowled' ? 'wicket' : fate,
    way: index * 3 + 1,
    beginsMs: beginsMs * PACE,
  }))
}

/** How an innings stands when so many balls of the match have been told. */
export function inningsAt(balls: readonly MatchBall[], told: number, side: 'first' | 'second') {
  const own = balls.slice(0, told).filter(({ over }) => MATCH_OVERS[over]?.side === side)
  return {
    runs: own.reduce((sum, { fate }) => sum + FATE_RUNS[fate], 0),
    wickets: own.filter(({ fate }) => isOut(fate)).length,
  }
}

/** The over that is bowled when so many balls have been told; it stays until the next one begins. */
export function overAt(balls: readonly MatchBall[], told: number, playMs: number): number {
  const running = balls.findLast(({ beginsMs }) => beginsMs <= playMs)
  return running?.over ?? balls[Math.max(0, told - 1)]?.over ?? 0
}
