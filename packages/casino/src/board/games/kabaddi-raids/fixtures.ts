import { leagueRounds } from '../../event/league-rounds.ts'
import { KABADDI_TEAMS, type KabaddiTeamKey } from './teams.ts'

/** Who meets whom: the first team raids first. */
export type KabaddiFixture = { first: KabaddiTeamKey; second: KabaddiTeamKey }

/** Each team plays this often before the fixtures begin anew. */
const ROUNDS = 4

export const KABADDI_FIXTURES: readonly KabaddiFixture[] = leagueRounds(
  KABADDI_TEAMS.map(({ key }) => key),
  ROUNDS,
)
