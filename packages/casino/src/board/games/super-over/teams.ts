/** How well a team bats and bowls, each from 1 to 9. */
export type CricketTeam = { key: string; batting: number; bowling: number }

/** The twelve teams of the league, each of a river. */
export const CRICKET_TEAMS = [
  { key: 'padma', batting: 8, bowling: 6 },
  { key: 'meghna', batting: 6, bowling: 7 },
  { key: 'jamuna', batting: 7, bowling: 7 },
  { key: 'surma', batting: 5, bowling: 6 },
  { key: 'teesta', batting: 6, bowling: 4 },
  { key: 'rupsha', batting: 4, bowling: 7 },
  { key: 'halda', batting: 7, bowling: 4 },
  { key: 'sangu', batting: 5, bowling: 5 },
  { key: 'gorai', batting: 6, bowling: 6 },
  { key: 'atrai', batting: 4, bowling: 5 },
  { key: 'dhansiri', batting: 7, bowling: 5 },
  { key: 'feni', batting: 8, bowling: 8 },
] as const satisfies readonly CricketTeam[]

export type CricketTeamKey = (typeof CRICKET_TEAMS)[number]['key']
