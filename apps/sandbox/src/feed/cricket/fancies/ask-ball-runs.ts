import { ballSums, type BallSums } from '../chances/ball-sums.ts'
import { phaseOf, tempoStep } from '../delivery/tempo.ts'
import { runsNeeded } from '../innings/innings.ts'
import { fill } from '../says/fill.ts'
import { battingEdge, bowlingEdge } from '../teams/skill-edge.ts'
import { batterAt, bowlerNow } from '../innings/innings.ts'
import type { Asker, Forecast, Quote } from './question.ts'
import { lineAt } from './rates.ts'
import { fancyIdOf } from './session.ts'

const TITLE = { en: '{ball} ball run {team}', bn: '{team} {ball} বলে রান' }
const BALLS_AHEAD = 3
const LINES = [1, 2, 4]

/** Runs off each of the next balls, extras included: of the first delivery bowled as that ball. */
export const askBallRuns: Asker = (forecast) => {
  const { innings, battingTeam } = forecast
  const next = Array.from({ length: BALLS_AHEAD }, (_, ahead) => innings.balls + ahead)
  return next
    .filter((ball) => ball < innings.ballsLimit && innings.firstRuns[ball] === undefined)
    .map((ball) => ({
      fancyId: fancyIdOf(forecast, `ball-${ballName(ball)}`),
      title: () => fill(TITLE, { team: battingTeam.name, ball: ballName(ball) }),
      type: 6,
      isOfBowler: true,
      quote: lineOnBall,
      verdict: (innings) => {
        const runs = innings.firstRuns[ball]
        if (runs !== undefined) return runs
        return innings.end === 'open' && ball < innings.ballsLimit ? undefined : null
      },
    }))
}

/** The ball as the scorer counts it: the third of the nineteenth over is 18.3. */
function ballName(ball: number): string {
  return `${Math.floor(ball / 6)}.${(ball % 6) + 1}`
}

/** Which of the two will be on strike then is open: the odds are those of their mean. */
function lineOnBall({ innings, seen }: Forecast): Quote | null {
  const { rules, wickets } = innings
  const ballsLeft = innings.ballsLimit - innings.balls
  const step = tempoStep(rules, { ballsLeft, wickets, need: runsNeeded(innings) })
  const bowler = bowlingEdge(bowlerNow(innings).player.bowl)
  const edges = [innings.striker, innings.nonStriker].map((place) =>
    battingEdge(batterAt(innings, place).player.bat),
  )
  const edge = edges.reduce((sum, one) => sum + one / edges.length, seen - bowler)
  const sums = ballSums(step, phaseOf(rules, ballsLeft), edge)
  const chances = LINES.map((line) => ({ line, chance: runsAtLeast(sums, line) }))
  const even = chances.reduce((best, one) =>
    Math.abs(one.chance - 0.5) < Math.abs(best.chance - 0.5) ? one : best,
  )
  return lineAt(even.line, even.chance)
}

function runsAtLeast({ legal, again }: BallSums, line: number): number {
  const both = legal.map((chance, runs) => chance + (again[runs] ?? 0))
  return both.slice(line).reduce((sum, chance) => sum + chance, 0)
}
