import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { countWays } from '../../event/count-ways.ts'
import { eventGame } from '../../event/event-game.ts'
import { TIE_BREAK_MARKETS } from './markets.ts'
import { TIE_BREAK_FIXTURES, type TieBreakFixture } from './players.ts'
import { drawPoint, kindOf, pointWays, type PointKind, type TieBreakPoint } from './point.ts'
import {
  afterPoint,
  isOver,
  keyOf,
  NO_POINTS,
  playedOf,
  POINTS_MAX,
  type TieBreakTally,
} from './tally.ts'

/** What happened in a tie-break, point after point. */
export type TieBreakPlay = { points: readonly TieBreakPoint[] }

/** A tie-break of tennis: to seven points and two ahead; at nine all the next point decides. */
export const tieBreak = eventGame<TieBreakFixture, TieBreakPlay, TieBreakTally>(
  {
    code: 'ISPORTS-TIEBREAK',
    title: 'Tie-break',
    platform: 'ISPORTS',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 30_000 },
    betsMax: 10,
  },
  {
    fixtures: TIE_BREAK_FIXTURES,
    markets: TIE_BREAK_MARKETS,
    play,
    resultOf: ({ points }) => tallyOf(points),
    waysOf: (fixture) =>
      countWays<TieBreakTally, PointKind>(
        {
          start: NO_POINTS,
          isOver,
          keyOf,
          stepsFrom: (tally) => pointWays(fixture, playedOf(tally)),
          after: afterPoint,
        },
        POINTS_MAX,
      ),
  },
)

/** How a tie-break stands after the points that were played. */
export function tallyOf(points: readonly TieBreakPoint[]): TieBreakTally {
  return points.reduce((tally, point, place) => afterPoint(tally, kindOf(point, place)), NO_POINTS)
}

function play(draws: DrawStream, fixture: TieBreakFixture): TieBreakPlay {
  const points: TieBreakPoint[] = []
  let tally = NO_POINTS
  while (!isOver(tally)) {
    const place = points.length
    const point = drawPoint(draws, fixture, place)
    points.push(point)
    tally = afterPoint(tally, kindOf(point, place))
  }
  return { points }
}
