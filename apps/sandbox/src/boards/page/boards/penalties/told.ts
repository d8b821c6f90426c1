import {
  scoreOf,
  type PenaltyFixture,
  type PenaltyKick,
  type PenaltyPlay,
  type PenaltySide,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { PenaltyKey } from './words/keys.ts'

export type Teller = { fixture: PenaltyFixture; voice: BoardVoice<PenaltyKey> }

/** How a kick ended: `Goal for Padma`. */
export function endTold({ side, end }: PenaltyKick, { fixture, voice }: Teller): string {
  const team = voice.say(fixture[side])
  switch (end) {
    case 'goal':
      return voice.say('goalBy', { team })
    case 'saved':
      return voice.say('savedFrom', { team })
    case 'missed':
      return voice.say('missedBy', { team })
  }
}

/** The score after some kicks, the team named first in front: `4:3`. */
export function scoreText(kicks: readonly PenaltyKick[]): string {
  const { first, second } = scoreOf(kicks)
  return `${first}:${second}`
}

/** Who won a shoot-out that is over. */
export function winnerIn({ kicks, lot }: PenaltyPlay): PenaltySide {
  const { first, second } = scoreOf(kicks)
  return lot ?? (first > second ? 'first' : 'second')
}

/** The end of a shoot-out in one line, the winner's goals in front. */
export function winTold(play: PenaltyPlay, { fixture, voice }: Teller): string {
  const team = voice.say(fixture[winnerIn(play)])
  return voice.say(play.lot === null ? 'wins' : 'winsByLot', { team, score: winningScore(play) })
}

/** The end of a shoot-out for those who hear it. */
export function spokenEnd(play: PenaltyPlay, { fixture, voice }: Teller): string {
  return voice.say(play.lot === null ? 'spokenEnd' : 'spokenLot', {
    team: voice.say(fixture[winnerIn(play)]),
    score: winningScore(play),
    kicks: play.kicks.length,
    saved: play.kicks.filter(({ end }) => end === 'saved').length,
  })
}

function winningScore(play: PenaltyPlay): string {
  const { first, second } = scoreOf(play.kicks)
  return winnerIn(play) === 'first' ? `${first}:${second}` : `${second}:${first}`
}
