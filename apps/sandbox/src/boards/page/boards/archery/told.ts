import {
  archeryPoints,
  archeryWinner,
  arrowScore,
  arrowsTotal,
  farnessOf,
  isInnerAt,
  otherArcher,
  setWinner,
  shootOffWinner,
  type ArcheryFixture,
  type ArcheryPlay,
  type ArcherySet,
  type ArcherySide,
  type Arrow,
  type ShootOff,
} from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { ArcheryKey } from './words/keys.ts'

export type Teller = { fixture: ArcheryFixture; voice: BoardVoice<ArcheryKey> }

/** What an arrow scores, as archers write it: `X`, `10`, `9`. */
export function scoreText(arrow: Arrow): string {
  return isInnerAt(farnessOf(arrow)) ? 'X' : String(arrowScore(arrow))
}

/** Set points, the archer named first in front: `4:2`. */
export function pointsText(play: ArcheryPlay): string {
  const { first, second } = archeryPoints(play)
  return `${first}:${second}`
}

/** How a set ended: `Set 2: Shimul 28:27`. */
export function setTold(set: ArcherySet, number: number, { fixture, voice }: Teller): string {
  const winner = setWinner(set)
  const score = `${arrowsTotal(set[winner ?? 'first'])}:${arrowsTotal(set[otherArcher(winner ?? 'first')])}`
  if (winner === null) return voice.say('setShared', { set: number, score })
  return voice.say('setWon', { set: number, archer: voice.say(fixture[winner]), score })
}

/** How a shoot-off ended, by the millimetres of both arrows. */
export function shootOffTold(shootOff: ShootOff, { fixture, voice }: Teller): string {
  const winner = shootOffWinner(shootOff)
  return voice.say(shootOff.lot === null ? 'nearer' : 'byLot', {
    archer: voice.say(fixture[winner]),
    near: milliOf(shootOff[winner]),
    far: milliOf(shootOff[otherArcher(winner)]),
  })
}

/** The distance of an arrow from the centre: to a tenth, since two can be very near. */
function milliOf(arrow: Arrow): string {
  return Math.sqrt(farnessOf(arrow)).toFixed(1)
}

/** The end of a match in one line, the winner's points in front. */
export function winTold(play: ArcheryPlay, { fixture, voice }: Teller): string {
  const winner = archeryWinner(archeryPoints(play))
  return voice.say('wins', {
    archer: voice.say(fixture[winner]),
    score: winningScore(play, winner),
  })
}

/** The end of a match for those who hear it. */
export function spokenEnd(play: ArcheryPlay, { fixture, voice }: Teller): string {
  const winner = archeryWinner(archeryPoints(play))
  return voice.say(endKey(play), {
    archer: voice.say(fixture[winner]),
    score: winningScore(play, winner),
    sets: play.sets.length,
  })
}

function endKey({ shootOff }: ArcheryPlay): ArcheryKey {
  if (shootOff === null) return 'spokenEnd'
  return shootOff.lot === null ? 'spokenShootOff' : 'spokenLot'
}

function winningScore(play: ArcheryPlay, winner: ArcherySide): string {
  const points = archeryPoints(play)
  return `${points[winner]}:${points[otherArcher(winner)]}`
}
