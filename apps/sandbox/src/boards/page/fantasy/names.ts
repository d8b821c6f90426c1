import { SERIES, type FantasyFixture } from '@maidan/casino'
import type { BoardVoice } from '../board.ts'
import type { FantasyKey } from './words/fantasy-key.ts'

type Voice = BoardVoice<FantasyKey>

/** Who meets whom, short enough for one line of a phone. */
export function fixtureText({ first, second }: FantasyFixture, { say }: Voice): string {
  return say('fixture', { first: say(`short-${first}`), second: say(`short-${second}`) })
}

/** The same with which match of its series a round is. */
export function titleText(fixture: FantasyFixture, number: number, voice: Voice): string {
  const match = (number % SERIES) + 1
  return voice.say('inSeries', { fixture: fixtureText(fixture, voice), match, series: SERIES })
}

type Score = { runs: number; wickets: number }

/** A score as the board shows it. */
export function scoreText({ runs, wickets }: Score, say: Voice['say']): string {
  return say('score', { runs: String(runs), wickets: String(wickets) })
}

/** Who won, in a sentence. */
export function resultText(
  fixture: FantasyFixture,
  first: Score,
  second: Score,
  { say }: Voice,
): string {
  const told = { first: scoreText(first, say), second: scoreText(second, say) }
  if (first.runs === second.runs) return say('tied', told)
  const winner = first.runs > second.runs ? fixture.first : fixture.second
  return say('wonBy', { ...told, team: say(`team-${winner}`) })
}
