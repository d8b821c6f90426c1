import { batterAt, runsNeeded } from '../innings/innings.ts'
import { ordinal } from '../says/digits.ts'
import { fill } from '../says/fill.ts'
import { battingEdge } from '../teams/skill-edge.ts'
import type { Asker, Forecast, Quote } from './question.ts'
import { nearestLine } from './rates.ts'
import { fancyIdOf } from './session.ts'
import { pairStand, standMedian } from './stand.ts'

const TITLE = { en: 'Fall of {place} wicket {team}', bn: '{team} {place} উইকেট পতনে রান' }
const BALLS_TO_GO_MIN = 6
/** The line stays well below the target, which would end the stand by itself. */
const NEED_SHARE_MAX = 0.6
/** Half of all stands add fewer runs more than this. */
const RUNS_AHEAD = { T20: 60, ODI: 90, super_over: 30 } as const

/** The total at the fall of the next wicket; if none falls, the total at the end. */
export const askNextWicket: Asker = (forecast) => {
  const { innings } = forecast
  if (innings.rules.kind === 'super_over' || innings.wickets >= innings.rules.wickets) return []
  const place = innings.wickets + 1
  return [
    {
      fancyId: fancyIdOf(forecast, `wicket-${place}`),
      title: () => fill(TITLE, { team: forecast.battingTeam.name, place: ordinal(place) }),
      type: 2,
      quote: lineOnStand,
      verdict: ({ fallAt, runs, end }) => {
        const fell = fallAt[place - 1]
        if (fell !== undefined) return fell
        return end === 'natural' ? runs : end === 'cut' ? null : undefined
      },
    },
  ]
}

function lineOnStand({ innings, againstBatter }: Forecast): Quote | null {
  const ballsLeft = innings.ballsLimit - innings.balls
  const most = (runsNeeded(innings) ?? Infinity) * NEED_SHARE_MAX
  if (ballsLeft < BALLS_TO_GO_MIN) return null
  const edges = [innings.striker, innings.nonStriker].map((place) =>
    battingEdge(batterAt(innings, place).player.bat),
  )
  const pair = edges.reduce((sum, one) => sum + one / edges.length, againstBatter)
  const chances = pairStand(innings, pair, RUNS_AHEAD[innings.rules.kind])
  const median = standMedian(chances)
  if (median >= most) return null
  return nearestLine(innings.runs + median, (line) => chances[line - innings.runs] ?? 0)
}
