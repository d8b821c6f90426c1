import type { DrawStream } from '../../../fairness/draw-stream.ts'
import type { MatchFixture } from './clubs.ts'
import { GOAL_WAYS, goalWays } from './goal-ways.ts'
import {
  goalsOf,
  HALF_MINUTES,
  MATCH_HALVES,
  type MatchGoal,
  type MatchHalf,
  type MatchPlay,
  type MatchScore,
  type MatchSide,
} from './match.ts'

/** The first minute of a half in which a goal is told: an attack takes a moment to be seen. */
export const GOAL_FROM_MINUTE = 3

/** Goals lie so many minutes apart where a half has room for it, so that each of them can be seen. */
export const GOAL_GAP_MINUTES = 7

/** What there is to be seen of a match beside its goals is chosen by one of so many numbers. */
export const LOOKS = 65_536

/** Draws how many goals each side has in each half, then their order, their minutes and the look. */
export function playMatch(draws: DrawStream, fixture: MatchFixture): MatchPlay {
  const ways = goalWays(fixture)
  const scores = MATCH_HALVES.map((half) => ({
    half,
    score: {
      first: drawGoals(draws, ways[half].first),
      second: drawGoals(draws, ways[half].second),
    },
  }))
  const goals = scores.flatMap(({ half, score }) => drawHalf(draws, half, score))
  return { goals, look: draws.below(LOOKS) }
}

function drawGoals(draws: DrawStream, ways: readonly number[]): number {
  let left = draws.below(GOAL_WAYS)
  for (const [goals, count] of ways.entries()) {
    if (left < count) return goals
    left -= count
  }
  throw new RangeError(`The ways of a side's goals do not add up to ${GOAL_WAYS}`)
}

function drawHalf(draws: DrawStream, half: MatchHalf, score: MatchScore): readonly MatchGoal[] {
  const sides = drawOrder(draws, score)
  const minutes = drawMinutes(draws, sides.length)
  const before = half === 'early' ? 0 : HALF_MINUTES
  return sides.map((side, place) => ({ side, minute: before + (minutes[place] ?? HALF_MINUTES) }))
}

/** Whose goals fall one after the other: every order of them is as likely as another. */
function drawOrder(draws: DrawStream, score: MatchScore): readonly MatchSide[] {
  let { first } = score
  return Array.from({ length: goalsOf(score) }, (_, place): MatchSide => {
    if (draws.below(goalsOf(score) - place) >= first) return 'second'
    first -= 1
    return 'first'
  })
}

/** Minutes of a half, rising: every choice that leaves enough room between them is as likely as another. */
function drawMinutes(draws: DrawStream, count: number): readonly number[] {
  const extra = gapFor(count) - 1
  const room = HALF_MINUTES - GOAL_FROM_MINUTE + 1 - Math.max(0, count - 1) * extra
  const free = Array.from({ length: room }, (_, place) => place)
  const drawn = Array.from({ length: count }, () => free.splice(draws.below(free.length), 1)).flat()
  return drawn
    .toSorted((one, other) => one - other)
    .map((place, index) => GOAL_FROM_MINUTE + place + index * extra)
}

/** How far apart so many goals of a half can lie, in minutes. */
function gapFor(count: number): number {
  if (count < 2) return GOAL_GAP_MINUTES
  const spare = HALF_MINUTES - GOAL_FROM_MINUTE + 1 - count
  return Math.min(GOAL_GAP_MINUTES, 1 + Math.floor(spare / (count - 1)))
}
