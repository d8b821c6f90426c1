import type { DrawStream } from '../../../fairness/draw-stream.ts'
import type { StepWays } from '../../event/count-ways.ts'
import { PENALTY_TEAMS, type PenaltyFixture } from './teams.ts'

export type PenaltySide = 'first' | 'second'

/** How a kick ends. */
export type KickEnd = 'goal' | 'saved' | 'missed'

/** Where the ball is sent and where the keeper dives, as the shooter sees it. */
export const CORNERS = ['left', 'middle', 'right'] as const
export type Corner = (typeof CORNERS)[number]

/** A kick as it is shown: who takes it, how it ends, and which ways ball and keeper go. */
export type PenaltyKick = { side: PenaltySide; end: KickEnd; ball: Corner; dive: Corner }

/** Every kick is drawn from so many equally likely ways. */
const WAYS = 100

/** Of a hundred kicks so many go in when nothing parts shooter and keeper. */
const GOALS = 74

/** Who takes the kick of this place, from 0: the teams take turns. */
export function kickerOf(place: number): PenaltySide {
  return place % 2 === 0 ? 'first' : 'second'
}

export function rivalOf(side: PenaltySide): PenaltySide {
  return side === 'first' ? 'second' : 'first'
}

/** Of a hundred kicks of a side: how many go in, are saved, and miss the goal. */
export function kickChances(fixture: PenaltyFixture, side: PenaltySide): Record<KickEnd, number> {
  const shooting = PENALTY_TEAMS[fixture[side]]
  const keeping = PENALTY_TEAMS[fixture[rivalOf(side)]]
  const goal = GOALS + shooting.shoot - keeping.keep
  return { goal, saved: WAYS - goal - shooting.miss, missed: shooting.miss }
}

/** In how many of a hundred ways the kick of a place ends how. */
export function kickWays(fixture: PenaltyFixture, place: number): readonly StepWays<KickEnd>[] {
  const { goal, saved, missed } = kickChances(fixture, kickerOf(place))
  return [
    { step: 'goal', ways: BigInt(goal) },
    { step: 'saved', ways: BigInt(saved) },
    { step: 'missed', ways: BigInt(missed) },
  ]
}

/** Draws the kick of a place. Which ways ball and keeper go is for the eye alone. */
export function drawKick(draws: DrawStream, fixture: PenaltyFixture, place: number): PenaltyKick {
  const side = kickerOf(place)
  const { goal, saved } = kickChances(fixture, side)
  const drawn = draws.below(WAYS)
  const end = drawn < goal ? 'goal' : drawn < goal + saved ? 'saved' : 'missed'
  const ball = cornerAt(draws.below(CORNERS.length))
  const away = draws.below(CORNERS.length)
  return { side, end, ball, dive: end === 'saved' ? ball : cornerAt(away) }
}

function cornerAt(place: number): Corner {
  return CORNERS[place] ?? 'middle'
}
