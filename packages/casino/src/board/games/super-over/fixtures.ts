import { CRICKET_TEAMS, type CricketTeam, type CricketTeamKey } from './teams.ts'

/** Who meets whom: the first team bats first, the second one chases. */
export type CricketFixture = { first: CricketTeamKey; second: CricketTeamKey }

/** Each team plays this often before the fixtures begin anew. */
const ROUNDS = 4

/**
 * Rounds of a league: one team keeps its place, the others go round it. Who bats first changes from
 * round to round.
 */
export const CRICKET_FIXTURES: readonly CricketFixture[] = Array.from(
  { length: ROUNDS },
  (_, round) => roundOf(round),
).flat()

function roundOf(round: number): readonly CricketFixture[] {
  const [kept, ...others] = CRICKET_TEAMS.map(({ key }) => key)
  const turned = [...others.slice(round), ...others.slice(0, round)]
  const row = kept === undefined ? turned : [kept, ...turned]
  return row.slice(0, row.length / 2).flatMap((key, place) => {
    const other = row.at(-1 - place)
    if (other === undefined) return []
    return round % 2 === 0 ? [{ first: key, second: other }] : [{ first: other, second: key }]
  })
}

/** @throws RangeError for a key that no team has. */
export function cricketTeam(key: string): CricketTeam {
  const team = CRICKET_TEAMS.find((one) => one.key === key)
  if (team === undefined) throw new RangeError(`No team is called ${key}`)
  return team
}
