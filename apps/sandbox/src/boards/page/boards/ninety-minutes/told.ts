import {
  matchLeader,
  matchScore,
  type MatchFixture,
  type MatchGoal,
  type MatchPlay,
  type MatchScore,
  type MatchSide,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { MatchMoment } from './show/match-moments.ts'
import type { MatchKey } from './words/keys.ts'

export type Teller = { fixture: MatchFixture; voice: BoardVoice<MatchKey> }

/** A score, the side at home in front: `2–1`. */
export function scoreText({ first, second }: MatchScore): string {
  return `${first}–${second}`
}

/** The goals among what has been told. */
export function goalsAmong(told: readonly MatchMoment[]): readonly MatchGoal[] {
  return told.filter(({ kind }) => kind === 'goal')
}

export function shortName(side: MatchSide, { fixture, voice }: Teller): string {
  return voice.say(fixture[side])
}

export function fullName(side: MatchSide, { fixture, voice }: Teller): string {
  return voice.say(`full-${fixture[side]}`)
}

/** A minute of a match: `38'`. */
export function minuteText(minute: number, { voice }: Pick<Teller, 'voice'>): string {
  return voice.say('minute', { minute: String(minute) })
}

/** What has just happened, without its minute: `Goal for Kuakata`. */
export function momentText({ kind, side }: MatchMoment, teller: Teller): string {
  return teller.voice.say(kind, { team: shortName(side, teller) })
}

/** The last thing that was told, for those who hear it: goals and the score, chances not at all. */
export function spokenGoal(told: readonly MatchMoment[], teller: Teller): string {
  const goals = goalsAmong(told)
  const last = goals.at(-1)
  if (last === undefined) return ''
  return teller.voice.say('spokenGoal', {
    minute: last.minute,
    team: fullName(last.side, teller),
    score: scoreText(matchScore(goals)),
  })
}

/** How a match ended, in a sentence. */
export function endText({ goals }: MatchPlay, teller: Teller): string {
  const score = matchScore(goals)
  const { first, second } = score
  const winner = matchLeader(score)
  const { say } = teller.voice
  if (winner === 'draw') return say('drawn', { score: scoreText(score) })
  const most = winner === 'first' ? score : { first: second, second: first }
  return say('wins', { team: fullName(winner, teller), score: scoreText(most) })
}
