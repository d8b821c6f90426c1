import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { BALL_CHANCES, ballChances, BALLS, type Ball, type BallChances } from './ball.ts'
import { cricketTeam, type CricketFixture } from './fixtures.ts'
import { afterBall, INNINGS_BEGUN, inningsOf, isOver } from './innings.ts'

/** The balls of both innings, in the order in which they are bowled. */
export type SuperOverPlay = { first: readonly Ball[]; second: readonly Ball[] }

/** Bowls both innings; the second ends as soon as it has more runs than the first. */
export function bowlBoth(draws: DrawStream, { first, second }: CricketFixture): SuperOverPlay {
  const one = cricketTeam(first)
  const other = cricketTeam(second)
  const setting = bowl(draws, (wides) => ballChances(one.batting, other.bowling, wides), Infinity)
  const target = inningsOf(setting).runs + 1
  const chasing = bowl(draws, (wides) => ballChances(other.batting, one.bowling, wides), target)
  return { first: setting, second: chasing }
}

type ChancesOf = (wides: number) => BallChances

function bowl(draws: DrawStream, chancesOf: ChancesOf, target: number): readonly Ball[] {
  const bowled: Ball[] = []
  let innings = INNINGS_BEGUN
  while (!isOver(innings) && innings.runs < target) {
    const ball = drawBall(draws, chancesOf(innings.wides))
    bowled.push(ball)
    innings = afterBall(innings, ball)
  }
  return bowled
}

function drawBall(draws: DrawStream, chances: BallChances): Ball {
  let left = draws.below(BALL_CHANCES)
  for (const ball of BALLS) {
    if (left < chances[ball]) return ball
    left -= chances[ball]
  }
  throw new Error(`The chances of a ball are not ${BALL_CHANCES}`)
}
