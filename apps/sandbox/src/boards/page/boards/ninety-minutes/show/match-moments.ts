import { MATCH_HALF_MINUTES, type MatchPlay, type MatchSide } from '@maidan/casino'
import { likeChance } from '../../../show/like-chance.ts'
import { msOfMinute } from './match-clock.ts'

/** Chances that come to nothing. They are for the eye alone: no market asks for them. */
export const NEAR_KINDS = ['save', 'wide', 'post', 'corner'] as const
export type NearKind = (typeof NEAR_KINDS)[number]

/** Something that is told of a match, in the middle of its minute. */
export type MatchMoment = {
  kind: 'goal' | NearKind
  side: MatchSide
  minute: number
  atMs: number
}

/** Chances keep so many minutes from goals and from each other, so that each can be seen. */
const ROOM_MINUTES = 6
const FIRST_MINUTE = 5
const LAST_MINUTE = MATCH_HALF_MINUTES - 2

/** All that is told of a match, in its order: the goals, and chances where there is room for them. */
export function matchMoments({ goals, look }: MatchPlay): readonly MatchMoment[] {
  const minutes = goals.map(({ minute }) => minute)
  const near = [0, MATCH_HALF_MINUTES].flatMap((before) => nearMoments(look, before, minutes))
  return [...goals.map((goal) => told('goal', goal.side, goal.minute)), ...near].toSorted(
    (one, other) => one.minute - other.minute,
  )
}

/** How much of it has been told so long after the betting. */
export function toldCount(moments: readonly MatchMoment[], ms: number): number {
  return moments.filter(({ atMs }) => atMs <= ms).length
}

function nearMoments(
  look: number,
  before: number,
  goals: readonly number[],
): readonly MatchMoment[] {
  const found: MatchMoment[] = []
  let minute = before + FIRST_MINUTE + Math.floor(likeChance(look, before, 1) * 5)
  while (minute <= before + LAST_MINUTE) {
    const isFree = goals.every((goal) => Math.abs(goal - minute) >= ROOM_MINUTES)
    if (isFree) found.push(nearMoment(look, minute))
    minute += isFree ? ROOM_MINUTES + Math.floor(likeChance(look, minute, 2) * 6) : 1
  }
  return found
}

function nearMoment(look: number, minute: number): MatchMoment {
  const kind = NEAR_KINDS[Math.floor(likeChance(look, minute, 3) * NEAR_KINDS.length)] ?? 'save'
  return told(kind, likeChance(look, minute, 4) < 0.5 ? 'first' : 'second', minute)
}

function told(kind: MatchMoment['kind'], side: MatchSide, minute: number): MatchMoment {
  return { kind, side, minute, atMs: msOfMinute(minute) }
}
