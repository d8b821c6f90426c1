import {
  kindOf,
  otherSide,
  tallyOf,
  tieBreakWinner,
  type TieBreakFixture,
  type TieBreakPoint,
  type TieBreakSide,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { TieBreakKey } from './words/keys.ts'

export type Teller = { fixture: TieBreakFixture; voice: BoardVoice<TieBreakKey> }

/** How a point ended: `Ace by Doel`. */
export function endTold(point: TieBreakPoint, { fixture, voice }: Teller): string {
  const winner = voice.say(fixture[point.winner])
  switch (point.end) {
    case 'ace':
      return voice.say('aceBy', { player: winner })
    case 'winner':
      return voice.say('winnerBy', { player: winner })
    case 'error':
      return voice.say('errorBy', { player: voice.say(fixture[otherSide(point.winner)]) })
  }
}

/** The newest of the points as a line: its number, how it ended and the score after it. */
export function pointTold(points: readonly TieBreakPoint[], teller: Teller): string {
  const last = points.at(-1)
  if (last === undefined) return teller.voice.say('noPoints')
  const what = endTold(last, teller)
  return teller.voice.say('pointTold', { number: points.length, what, score: scoreText(points) })
}

/** The score after some points, the player named first in front: `4:3`. */
export function scoreText(points: readonly TieBreakPoint[]): string {
  const { first, second } = tallyOf(points)
  return `${first}:${second}`
}

/** The end of a tie-break in one sentence, the winner's points in front. */
export function winTold(points: readonly TieBreakPoint[], { fixture, voice }: Teller): string {
  const tally = tallyOf(points)
  const winner = tieBreakWinner(tally)
  const score = sideScore(tally, winner)
  return voice.say('wins', { player: voice.say(fixture[winner]), score })
}

type Score = Readonly<Record<TieBreakSide, number>>

/** A score with the points of one side in front. */
export function sideScore(score: Score, side: TieBreakSide): string {
  return `${score[side]}:${score[otherSide(side)]}`
}

/** How many points were won against the serve, and how many by an ace, all of them counted. */
export function countsOf(points: readonly TieBreakPoint[]): { breaks: number; aces: number } {
  const kinds = points.map(kindOf)
  return {
    breaks: kinds.filter((kind) => kind === 'broken').length,
    aces: kinds.filter((kind) => kind === 'ace').length,
  }
}
