import type { Moment } from '../../match/match.ts'
import { type CricketMatchOptions, openCricketMatch } from '../open-cricket-match.ts'
import type { CricketTeam } from '../teams/cricket-team.ts'
import { CRICKET_TEAMS } from '../teams/cricket-teams.ts'

/** Every moment of a match, the opening first. */
export function playThrough(options: CricketMatchOptions): readonly Moment[] {
  const match = openCricketMatch(options)
  const moments = [match.opening]
  for (let next = match.next(); next !== null; next = match.next()) moments.push(next)
  return moments
}

/** Two sides of the league; each number gives another pair. */
export function twoTeams(number: number): readonly [CricketTeam, CricketTeam] {
  const count = CRICKET_TEAMS.length
  const one = number % count
  const other = (one + 1 + (number % (count - 1))) % count
  const [home, away] = [CRICKET_TEAMS[one], CRICKET_TEAMS[other]]
  if (home === undefined || away === undefined) throw new RangeError('no such team')
  return [home, away]
}
