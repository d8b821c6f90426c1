import { fill } from '../says/fill.ts'
import type { Asker } from './question.ts'
import { middleLine } from './rates.ts'
import { fancyIdOf } from './session.ts'

const TITLE = { en: 'Fours and sixes in innings {team}', bn: '{team} ইনিংসে চার-ছক্কার সংখ্যা' }
const BALLS_TO_GO_MIN = 6

/** Fours and sixes off the bat in a first innings; a chase may end on any ball. */
export const askBoundaries: Asker = (forecast) => {
  const { target, rules, ballsLimit } = forecast.innings
  if (target !== null || rules.kind === 'super_over') return []
  return [
    {
      fancyId: fancyIdOf(forecast, 'boundaries'),
      title: () => fill(TITLE, { team: forecast.battingTeam.name }),
      type: 2,
      quote: (now) => {
        const ballsToGo = now.innings.ballsLimit - now.innings.balls
        return ballsToGo < BALLS_TO_GO_MIN ? null : middleLine(now.boundaries())
      },
      verdict: (innings) => {
        if (innings.end === 'open') return innings.ballsLimit < ballsLimit ? null : undefined
        const isWhole = innings.end === 'natural' && innings.ballsLimit === ballsLimit
        return isWhole ? innings.boundaries : null
      },
    },
  ]
}
