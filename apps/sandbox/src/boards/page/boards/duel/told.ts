import {
  duelTally,
  duelWinner,
  endOfRound,
  rivalSide,
  type DuelFixture,
  type DuelPlay,
  type DuelSide,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { wonOf, type DuelStep } from './steps.ts'
import type { DuelKey } from './words/keys.ts'

export type Teller = { fixture: DuelFixture; voice: BoardVoice<DuelKey> }

/** What a robot did in its turn. */
export function moveTold(
  { side, move }: Extract<DuelStep, { kind: 'move' }>,
  { fixture, voice }: Teller,
): string {
  const rival = voice.say(fixture[rivalSide(side)])
  return voice.say(`did-${move}`, { robot: voice.say(fixture[side]), rival })
}

/** How a round ended. */
export function roundCalled(play: DuelPlay, round: number, { fixture, voice }: Teller): string {
  const fought = play.rounds[round]
  if (fought === undefined) return ''
  const { winner, flawless } = endOfRound(fought)
  const robot = voice.say(fixture[winner])
  return voice.say(flawless ? 'roundPerfect' : 'roundWon', { round: round + 1, robot })
}

/** The rounds that both have won, the robot named first in front: `2:1`. */
export function scoreText(rounds: DuelPlay['rounds']): string {
  return `${wonOf(rounds, 'first')}:${wonOf(rounds, 'second')}`
}

/** The end of a duel in one line, the winner's rounds in front. */
export function winTold(play: DuelPlay, { fixture, voice }: Teller): string {
  const { winner, score } = endOf(play)
  return voice.say('wins', { robot: voice.say(fixture[winner]), score })
}

/** The end of a duel for those who hear it. */
export function spokenEnd(play: DuelPlay, { fixture, voice }: Teller): string {
  const { winner, score, turns } = endOf(play)
  return voice.say('spokenEnd', { robot: voice.say(fixture[winner]), score, turns })
}

function endOf(play: DuelPlay): { winner: DuelSide; score: string; turns: number } {
  const tally = duelTally(play)
  const winner = duelWinner(tally)
  return { winner, score: `${tally[winner]}:${tally[rivalSide(winner)]}`, turns: tally.turns }
}
