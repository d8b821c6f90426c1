import { bowlingBeyondUsual, inningsEdge } from '../chances/innings-edge.ts'
import { stillToCome } from '../chances/known-tables.ts'
import type { Measure } from '../chances/run-moments.ts'
import { moved, type Spread } from '../chances/spread.ts'
import { chasingLevel, plannedLevel, wantedLevel } from '../delivery/tempo.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'
import type { CricketTeam } from '../teams/cricket-team.ts'
import type { Forecast } from './question.ts'

/** A chase slows down when it is ahead and hurries when it is behind: its scores stray less. */
const CHASE_SD_SHARE = 0.86
/** Wickets that usually fall in an innings. */
const WICKETS_USUAL = 6.5

/** The model's view of an innings at a moment; each spread is computed once. */
export function forecastOf(innings: Innings, battingTeam: CricketTeam): Forecast {
  const pressure = innings.target === null ? 0 : innings.rules.chaseEdge
  const edge = inningsEdge(innings) + pressure
  const known = new Map<string, Spread>()
  const atBall = (measure: Measure, balls: number): Spread => {
    const key = `${measure} ${balls}`
    const before = known.get(key)
    if (before !== undefined) return before
    const untilBallsLeft = innings.ballsLimit - balls
    const hurry = hurryUntil(innings, balls)
    const stretch = { rules: innings.rules, untilBallsLeft, measure, edge, hurry }
    const ballsLeft = innings.ballsLimit - innings.balls
    const toCome = stillToCome(stretch, { ballsLeft, wickets: innings.wickets })
    const soFar = measure === 'runs' ? innings.runs : innings.boundaries
    const sdShare = innings.target === null ? 1 : CHASE_SD_SHARE
    const spread = moved({ ...toCome, sd: toCome.sd * sdShare }, soFar)
    known.set(key, spread)
    return spread
  }
  return {
    innings,
    battingTeam,
    edge,
    againstBatter: pressure - bowlingBeyondUsual(innings),
    runsAtBall: (balls) => atBall('runs', balls),
    boundaries: () => atBall('boundaries', innings.ballsLimit),
  }
}

/**
 * How much faster, in levels of tempo, the required rate makes the side bat than one that bats first
 * would, halfway to the end of a stretch; wickets fall as they usually do until then.
 */
function hurryUntil(innings: Innings, untilBalls: number): number {
  const { rules, ballsLimit, balls, wickets } = innings
  const need = runsNeeded(innings)
  const ballsLeft = ballsLimit - balls
  if (need === null || ballsLeft === 0) return 0
  const toGo = (untilBalls - balls) / 2
  const wicketsThen = wickets + (WICKETS_USUAL * toGo) / rules.balls
  const plan = plannedLevel(rules, ballsLeft - toGo, wicketsThen)
  return chasingLevel(plan, wantedLevel(need, ballsLeft)) - plan
}
