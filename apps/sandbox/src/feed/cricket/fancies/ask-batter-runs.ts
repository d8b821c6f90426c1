import { battingEdge } from '../teams/skill-edge.ts'
import { batterAt, runsNeeded } from '../innings/innings.ts'
import { fill } from '../says/fill.ts'
import type { Asker, Forecast, Quote } from './question.ts'
import { nearestLine } from './rates.ts'
import { fancyIdOf } from './session.ts'
import { batterStand } from './batter-stand.ts'
import { standMedian } from './stand.ts'

const TITLE = { en: '{batter} runs', bn: '{batter}: ব্যক্তিগত রান' }
/** Later a batter faces so few balls that who is on strike says more than a line can. */
const BALLS_TO_GO_MIN = 36
/** Nearer to what the side needs a line would say who wins rather than who bats. */
const NEED_SHARE_MAX = 0.4
/** Half of all batters make fewer runs more than this. */
const RUNS_AHEAD = { T20: 45, ODI: 70, super_over: 30 } as const

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
  const { innings, edge, againstBatter } = forecast
  const ballsLeft = innings.ballsLimit - innings.balls
  const most = (runsNeeded(innings) ?? Infinity) * NEED_SHARE_MAX
  if (ballsLeft < BALLS_TO_GO_MIN) return null
  const { runs, player } = batterAt(innings, place)
  const own = battingEdge(player.bat) + againstBatter
  const chances = batterStand(innings, { own, others: edge }, RUNS_AHEAD[innings.rules.kind])
  const median = standMedian(chances)
  if (median >= most) return null
  return nearestLine(runs + median, (line) => chances[line - runs] ?? 0)
}
