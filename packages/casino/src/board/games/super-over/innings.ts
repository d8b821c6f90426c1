import { BALL_RUNS, WIDES_MAX, type Ball } from './ball.ts'

/** Balls of an over; wides do not count among them. */
export const BALLS_PER_OVER = 6

/** An innings ends when so many wickets have fallen. */
export const WICKETS_IN_HAND = 2

/** Most balls that can be bowled in an innings, wides among them. */
export const DELIVERIES_MAX = BALLS_PER_OVER + WIDES_MAX

/** How an innings stands. */
export type Innings = { runs: number; balls: number; wickets: number; wides: number }

export const INNINGS_BEGUN: Innings = { runs: 0, balls: 0, wickets: 0, wides: 0 }

export function afterBall({ runs, balls, wickets, wides }: Innings, ball: Ball): Innings {
  return {
    runs: runs + BALL_RUNS[ball],
    balls: ball === 'wide' ? balls : balls + 1,
    wickets: ball === 'wicket' ? wickets + 1 : wickets,
    wides: ball === 'wide' ? wides + 1 : wides,
  }
}

/** Whether the over is bowled or the side is out. A chase also ends when its target is reached. */
export function isOver({ balls, wickets }: Innings): boolean {
  return balls === BALLS_PER_OVER || wickets === WICKETS_IN_HAND
}

/** How an innings stands after these balls. */
export function inningsOf(balls: readonly Ball[]): Innings {
  return balls.reduce(afterBall, INNINGS_BEGUN)
}
