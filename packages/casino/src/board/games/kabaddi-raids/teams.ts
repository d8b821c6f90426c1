/** How well a team raids and defends, each from 1 to 9. */
export type KabaddiTeam = { key: string; raiding: number; defending: number }

/** The twelve teams of the league, each of a district. */
export const KABADDI_TEAMS = [
  { key: 'bogura', raiding: 7, defending: 7 },
  { key: 'jashore', raiding: 8, defending: 5 },
  { key: 'pabna', raiding: 6, defending: 6 },
  { key: 'tangail', raiding: 5, defending: 8 },
  { key: 'noakhali', raiding: 7, defending: 5 },
  { key: 'faridpur', raiding: 5, defending: 6 },
  { key: 'kushtia', raiding: 6, defending: 5 },
  { key: 'magura', raiding: 8, defending: 7 },
  { key: 'sherpur', raiding: 4, defending: 7 },
  { key: 'bhola', raiding: 6, defending: 7 },
  { key: 'natore', raiding: 5, defending: 5 },
  { key: 'barguna', raiding: 7, defending: 6 },
] as const satisfies readonly KabaddiTeam[]

export type KabaddiTeamKey = (typeof KABADDI_TEAMS)[number]['key']

/** @throws RangeError for a key that no team has. */
export function kabaddiTeam(key: string): KabaddiTeam {
  const team = KABADDI_TEAMS.find((one) => one.key === key)
  if (team === undefined) throw new RangeError(`No team is called ${key}`)
  return team
}
