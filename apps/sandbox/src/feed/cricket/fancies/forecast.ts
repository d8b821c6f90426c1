import { chaseRuns } from '../chances/chase-runs.ts'
import { bowlingBeyondUsual, inningsEdge } from '../chances/innings-edge.ts'
import { stillToCome } from '../chances/known-tables.ts'
import { type Prospect, prospectOfChances, prospectOfSpreads } from '../chances/prospect.ts'
import type { Measure } from '../chances/run-moments.ts'
import { moved } from '../chances/spread.ts'
import { opinionEdge, sideOpinion } from '../conditions/conditions.ts'
import type { Innings } from '../innings/innings.ts'
import type { CricketTeam } from '../teams/cricket-team.ts'
import type { Forecast } from './question.ts'

/** The model's view of an innings at a moment; each prospect is computed once. */
export function forecastOf(innings: Innings, battingTeam: CricketTeam): Forecast {
  const { rules, conditions, batting, target } = innings
  const pressure = target === null ? 0 : rules.chaseEdge
  const { mean, sd } = opinionEdge(rules, conditions, batting)
  const sideEdge = inningsEdge(innings) + pressure
  const edge = sideEdge + mean
  const known = new Map<string, Prospect>()
  const atBall = (measure: Measure, balls: number): Prospect => {
    const key = `${measure} ${balls}`
    const before = known.get(key)
    if (before !== undefined) return before
    const prospect =
      target === null
        ? withoutTarget(innings, { edge: sideEdge, balls, measure })
        : withTarget(innings, balls, { mean: edge, sd })
    known.set(key, prospect)
    return prospect
  }
  return {
    innings,
    battingTeam,
    edge,
    seen: pressure + mean,
    againstBatter: pressure + mean - bowlingBeyondUsual(innings),
    runsAtBall: (balls) => atBall('runs', balls),
    boundaries: () => atBall('boundaries', innings.ballsLimit),
  }
}

function withoutTarget(
  innings: Innings,
  { edge, balls, measure }: Readonly<{ edge: number; balls: number; measure: Measure }>,
): Prospect {
  const { rules, conditions, batting, wickets } = innings
  const standing = { ballsLeft: innings.ballsLimit - innings.balls, wickets }
  const untilBallsLeft = innings.ballsLimit - balls
  const soFar = measure === 'runs' ? innings.runs : innings.boundaries
  return prospectOfSpreads(
    sideOpinion(conditions, batting).map(({ is: steps, weight }) => {
      const stretch = { rules, untilBallsLeft, measure, edge: edge + rules.conditionEdge * steps }
      return { is: moved(stillToCome(stretch, standing), soFar), weight }
    }),
  )
}

/** Two edges, one below the mean and one above, stray as far as the opinion does. */
function withTarget(
  innings: Innings,
  balls: number,
  { mean, sd }: Readonly<{ mean: number; sd: number }>,
): Prospect {
  const low = chaseRuns(innings, mean - sd, balls)
  const high = chaseRuns(innings, mean + sd, balls)
  return prospectOfChances(
    low.map((chance, runs) => (chance + (high[runs] ?? 0)) / 2),
    innings.runs,
  )
}
