import { battingEdge } from '../teams/skill-edge.ts'
import { usualPairEdge } from '../chances/usual-side.ts'
import { batterAt, runsNeeded } from '../innings/innings.ts'
import { fill } from '../says/fill.ts'
import type { Asker, Forecast, Quote } from './question.ts'
import { nearestLine } from './rates.ts'
import { fancyIdOf } from './session.ts'
import { ballsOfStand, type Stand, standChances, standMedian } from './stand.ts'

const TITLE = { en: '{batter} runs', bn: '{batter}: ব্যক্তিগত রান' }
const BALLS_TO_GO_MIN = 12
/** A batter faces half the balls and makes less than half the runs that are needed. */
const STRIKE_SHARE = 0.5
const NEED_SHARE_MAX = 0.4

/** What each batter at the crease will have made in the end. */
export const askBatterRuns: Asker = (forecast) => {
  const { innings } = forecast
  if (innings.rules.kind === 'super_over') return []
  return [innings.striker, innings.nonStriker].map((place) => ({
    fancyId: fancyIdOf(forecast, `batter-${place + 1}`),
    title: () => fill(TITLE, { batter: batterAt(innings, place).player.name }),
    type: 2,
    quote: (now) => lineOnBatter(now, place),
    verdict: (innings) => {
      const batter = batterAt(innings, place)
      if (batter.isOut || innings.end === 'natural') return batter.runs
      return innings.end === 'cut' ? null : undefined
    },
  }))
}

function lineOnBatter(forecast: Forecast, place: number): Quote | null {
  const { innings } = forecast
  const ballsLeft = innings.ballsLimit - innings.balls
  const most = (runsNeeded(innings) ?? Infinity) * NEED_SHARE_MAX
  if (ballsLeft < BALLS_TO_GO_MIN) return null
  const { runs } = batterAt(innings, place)
  const stand = batterStand(forecast, place)
  const chances = standChances(stand, innings.rules.runsMax)
  const median = standMedian(chances)
  if (median >= most) return null
  return nearestLine(runs + median, (line) => chances[line - runs] ?? 0)
}

/** His own balls until he is out, or until every partner is. */
function batterStand({ innings, edge, againstBatter }: Forecast, place: number): Stand {
  const { rules, wickets, ballsLimit, balls } = innings
  const { bat } = batterAt(innings, place).player
  const { legal, again } = ballsOfStand(innings, battingEdge(bat) + againstBatter, STRIKE_SHARE)
  const [none = 0, ...scoring] = legal
  const uncounted = again.reduce((sum, chance) => sum + chance, none)
  const partnerEdge = usualPairEdge(rules, wickets + 1) + edge
  return {
    runs: [uncounted, ...scoring],
    ballsLeft: Math.round((ballsLimit - balls) * STRIKE_SHARE),
    partners: {
      outChance: ballsOfStand(innings, partnerEdge, 1).wicket,
      left: rules.wickets - wickets,
    },
  }
}
