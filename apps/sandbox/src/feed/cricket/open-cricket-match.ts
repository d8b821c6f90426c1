import type { Match, Purpose } from '../match/match.ts'
import { createRandom } from '../random/random.ts'
import { momentOf } from './play/moment-of.ts'
import { playMatch } from './play/play-match.ts'
import { planRain, type Weather } from './play/rain-plan.ts'
import { openStage } from './play/stage.ts'
import { type CricketFormat, rulesOf } from './rules/cricket-rules.ts'
import { fill } from './says/fill.ts'
import { PLAY_TEXTS } from './says/play-texts.ts'
import type { CricketTeam } from './teams/cricket-team.ts'

export type CricketMatchOptions = Readonly<{
  seed: string
  format: CricketFormat
  teams: readonly [CricketTeam, CricketTeam]
  /** How likely rain is; fair unless told. */
  weather?: Weather
  /** Prices unless told. */
  purpose?: Purpose
}>

/**
 * Opens a match of two sides, played ball by ball from the toss on. The runners are the two teams;
 * a tie goes to super overs, and only if three of them stay level is the match without a winner.
 */
export function openCricketMatch(options: CricketMatchOptions): Match {
  const { seed, format, teams, weather = 'fair', purpose = 'prices' } = options
  const random = createRandom(seed)
  const rules = rulesOf(format)
  const rain = planRain(weather, rules, random.fork('weather'))
  const stage = openStage({ teams, rules, random, rain, purpose })
  const [home, away] = teams
  const says = fill(PLAY_TEXTS.opening[0], { home: home.name, away: away.name })
  const opening = momentOf(stage, { afterMs: 0, says })
  const moments = playMatch(stage)
  return {
    runners: teams.map(({ name }) => ({ name, kind: 'side' })),
    opening,
    next: () => moments.next().value ?? null,
  }
}
