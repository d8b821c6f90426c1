import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { fantasyFixture, fantasyFixtureAt } from './fixtures.ts'
import { playMatch, type FantasyMatch } from './play-match.ts'

/** What came of a round: which fixture it was, by its place in the list, and its match. */
export type FantasyOutcome = { fixture: number; match: FantasyMatch }

/** Plays the match of the round of this number. */
export function playFixture(draws: DrawStream, number: number): FantasyOutcome {
  const fixture = fantasyFixtureAt(number)
  return { fixture, match: playMatch(draws, fantasyFixture(fixture)) }
}
