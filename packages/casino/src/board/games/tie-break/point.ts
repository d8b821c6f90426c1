import type { DrawStream } from '../../../fairness/draw-stream.ts'
import type { StepWays } from '../../event/count-ways.ts'
import { TIE_BREAK_PLAYERS, type TieBreakFixture } from './players.ts'

export type TieBreakSide = 'first' | 'second'

/** How a point ends: the serve is not reached, a stroke is not, or the other one misses. */
export type PointEnd = 'ace' | 'winner' | 'error'

/** A point as it is shown: who wins it, how, and after how many strokes, the serve among them. */
export type TieBreakPoint = { winner: TieBreakSide; end: PointEnd; strokes: number }

/** As much of a point as counts: whether its server wins it, and whether by an ace. */
export type PointKind = 'ace' | 'held' | 'broken'

/** Every point is drawn from so many equally likely ways. */
const WAYS = 100

/** Of a hundred points, the server wins so many when nothing parts the two. */
const SERVER_WINS = 62

/** Strokes of a rally: from two to five, every number as likely. */
const RALLY_MIN = 2
const RALLY_KINDS = 4

/** Who serves the point of this place, from 0: one serve first, then two by turns. */
export function serverOf(place: number): TieBreakSide {
  return Math.ceil(place / 2) % 2 === 0 ? 'first' : 'second'
}

export function otherSide(side: TieBreakSide): TieBreakSide {
  return side === 'first' ? 'second' : 'first'
}

/** In how many of a hundred ways the point of a place goes how. */
export function pointWays(fixture: TieBreakFixture, place: number): readonly StepWays<PointKind>[] {
  const { ace, won } = serveChances(fixture, serverOf(place))
  return [
    { step: 'ace', ways: BigInt(ace) },
    { step: 'held', ways: BigInt(won - ace) },
    { step: 'broken', ways: BigInt(WAYS - won) },
  ]
}

/** Draws the point of a place. How long its rally lasts is for the eye alone. */
export function drawPoint(
  draws: DrawStream,
  fixture: TieBreakFixture,
  place: number,
): TieBreakPoint {
  const server = serverOf(place)
  const { ace, won } = serveChances(fixture, server)
  const drawn = draws.below(WAYS)
  if (drawn < ace) return { winner: server, end: 'ace', strokes: 1 }
  const winner = drawn < won ? server : otherSide(server)
  const strokes = RALLY_MIN + draws.below(RALLY_KINDS)
  return { winner, strokes, end: hitBy(server, strokes) === winner ? 'winner' : 'error' }
}

/** What a point at a place counts as. */
export function kindOf({ winner, end }: TieBreakPoint, place: number): PointKind {
  if (end === 'ace') return 'ace'
  return winner === serverOf(place) ? 'held' : 'broken'
}

/** Who hits the stroke of this number, the serve being the first. */
export function hitBy(server: TieBreakSide, stroke: number): TieBreakSide {
  return stroke % 2 === 1 ? server : otherSide(server)
}

/** Of a hundred points on the serve of a side: how many are aces, and how many the server wins in all. */
export function serveChances(fixture: TieBreakFixture, server: TieBreakSide) {
  const serving = TIE_BREAK_PLAYERS[fixture[server]]
  const returning = TIE_BREAK_PLAYERS[fixture[otherSide(server)]]
  return { ace: serving.ace, won: SERVER_WINS + serving.serve - returning.return }
}
