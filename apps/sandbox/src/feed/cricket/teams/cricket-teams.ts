import type { CricketTeam } from './cricket-team.ts'
import { EAST_TEAMS } from './east-teams.ts'
import { FRONTIER_TEAMS } from './frontier-teams.ts'
import { WEST_TEAMS } from './west-teams.ts'

/** All sides of the league, each invented, as are their players. */
export const CRICKET_TEAMS: readonly CricketTeam[] = [
  ...EAST_TEAMS,
  ...WEST_TEAMS,
  ...FRONTIER_TEAMS,
]
