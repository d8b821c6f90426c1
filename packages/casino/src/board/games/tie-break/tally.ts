import { otherSide, serverOf, type PointKind, type TieBreakSide } from './point.ts'

/** Points that win a tie-break, if they are two ahead. */
export const POINTS_TO_WIN = 7

/** Points played when both have six; a tie-break that is level then goes on. */
export const SIX_ALL = (POINTS_TO_WIN - 1) * 2

/** At this score of both the next point decides, so that every tie-break ends. */
export const LAST_LEVEL = 9

/** The most points that a tie-break can have. */
export const POINTS_MAX = LAST_LEVEL * 2 + 1

/** Counts beyond these say no more to any market. */
export const BREAKS_COUNTED = 5
export const ACES_COUNTED = 2

/** Who is first to have so many points is a bet of its own. */
const RACE_TO = 3

/** A tie-break as far as it has come, with all that is bet on. */
export type TieBreakTally = {
  first: number
  second: number
  firstPoint: TieBreakSide | null
  firstToThree: TieBreakSide | null
  /** Points that were won against the serve, up to what is counted. */
  breaks: number
  aces: number
}

export const NO_POINTS: TieBreakTally = {
  first: 0,
  second: 0,
  firstPoint: null,
  firstToThree: null,
  breaks: 0,
  aces: 0,
}

export function afterPoint(tally: TieBreakTally, kind: PointKind): TieBreakTally {
  const server = serverOf(playedOf(tally))
  const winner = kind === 'broken' ? otherSide(server) : server
  const points = tally[winner] + 1
  return {
    ...tally,
    [winner]: points,
    firstPoint: tally.firstPoint ?? winner,
    firstToThree: tally.firstToThree ?? (points === RACE_TO ? winner : null),
    breaks: Math.min(BREAKS_COUNTED, tally.breaks + (kind === 'broken' ? 1 : 0)),
    aces: Math.min(ACES_COUNTED, tally.aces + (kind === 'ace' ? 1 : 0)),
  }
}

/** Points played so far; the place of the next one. */
export function playedOf({ first, second }: Pick<TieBreakTally, TieBreakSide>): number {
  return first + second
}

export function isOver({ first, second }: Pick<TieBreakTally, TieBreakSide>): boolean {
  const [most, least] = [Math.max(first, second), Math.min(first, second)]
  if (most < POINTS_TO_WIN) return false
  return most - least >= 2 || most > LAST_LEVEL
}

/** A number of its own for every tally: each count has a place that is wide enough for it. */
export function keyOf(tally: TieBreakTally): number {
  const { first, second, firstPoint, firstToThree, breaks, aces } = tally
  return [
    first,
    second,
    SIDES.indexOf(firstPoint),
    SIDES.indexOf(firstToThree),
    breaks,
    aces,
  ].reduce((key, count) => key * KEY_PLACE + count + 1, 0)
}

const SIDES: readonly (TieBreakSide | null)[] = ['first', 'second']
const KEY_PLACE = POINTS_MAX + 1
