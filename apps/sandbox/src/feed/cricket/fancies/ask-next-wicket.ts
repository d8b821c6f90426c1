import { usualPairEdge } from '../chances/usual-side.ts'
import { runsNeeded } from '../innings/innings.ts'
import { ordinal } from '../says/digits.ts'
import { fill } from '../says/fill.ts'
import type { Asker, Forecast } from './question.ts'
import { nearestLine } from './rates.ts'
import { fancyIdOf } from './session.ts'
import { ballsOfStand, type Stand, standChances, standMedian } from './stand.ts'

const TITLE = { en: 'Fall of {place} wicket {team}', bn: '{team} {place} উইকেট পতনে রান' }
const BALLS_TO_GO_MIN = 6
/** The line stays well below the target, which would end the stand by itself. */
const NEED_SHARE_MAX = 0.6

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

function lineOnStand({ innings, edge }: Forecast) {
  const ballsLeft = innings.ballsLimit - innings.balls
  const most = (runsNeeded(innings) ?? Infinity) * NEED_SHARE_MAX
  if (ballsLeft < BALLS_TO_GO_MIN) return null
  const pairEdge = usualPairEdge(innings.rules, innings.wickets) + edge
  const { legal, again } = ballsOfStand(innings, pairEdge, 1)
  const stand: Stand = {
    runs: legal.map((chance, runs) => chance + (again[runs] ?? 0)),
    ballsLeft,
    partners: null,
  }
  const chances = standChances(stand, innings.rules.runsMax)
  const median = standMedian(chances)
  if (median >= most) return null
  return nearestLine(innings.runs + median, (line) => chances[line - innings.runs] ?? 0)
}
