import { leagueRounds } from '../../event/league-rounds.ts'
import { CRICKET_TEAMS, type CricketTeam, type CricketTeamKey } from './teams.ts'

/** Who meets whom: the first team bats first, the second one chases. */
export type CricketFixture = { first: CricketTeamKey; second: CricketTeamKey }

/** Each team plays this often before the fixtures begin anew. */
const ROUNDS = 4

export const CRICKET_FIXTURES: readonly CricketFixture[] = leagueRounds(
  CRICKET_TEAMS.map(({ key }) => key),
  ROUNDS,
)

/** @throws RangeError for a key that no team has. */
export function cricketTeam(key: string): CricketTeam {
  const team = CRICKET_TEAMS.find((one) => one.key === key)
  if (team === undefined) throw new RangeError(`No team is called ${key}`)
  return team
}
