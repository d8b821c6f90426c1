import { leagueRounds } from '../../event/league-rounds.ts'
import { FANTASY_TEAMS, squadOf, type Cricketer, type FantasyTeam } from './squads.ts'

/** Who meets whom: the first team bats first. */
export type FantasyFixture = { first: FantasyTeam; second: FantasyTeam }

/** Matches that the same two teams play one after the other, so that a team can be tried again. */
export const SERIES = 3

/** Every team meets every other. */
export const FANTASY_FIXTURES: readonly FantasyFixture[] = leagueRounds(
  FANTASY_TEAMS,
  FANTASY_TEAMS.length - 1,
)

/** Which fixture a round plays, by its place in the list. */
export function fantasyFixtureAt(number: number): number {
  return Math.floor(number / SERIES) % FANTASY_FIXTURES.length
}

/** Everybody who plays in a fixture: the six of the first team, then those of the second. */
export function cricketersOf({ first, second }: FantasyFixture): readonly Cricketer[] {
  return [...squadOf(first), ...squadOf(second)]
}

/** The fixture at a place of the list. @throws RangeError when there is none. */
export function fantasyFixture(place: number): FantasyFixture {
  const fixture = FANTASY_FIXTURES[place]
  if (fixture === undefined) throw new RangeError(`There is no fixture ${place}`)
  return fixture
}
