import { chanceWithin, medianRuns } from '../chances/prospect.ts'
import type { Asker, Forecast, Question } from './question.ts'
import { ratesAt } from './rates.ts'
import {
  fancyIdOf,
  openSessions,
  type Session,
  sessionScore,
  sessionSpread,
  sessionTitle,
} from './session.ts'

const TITLE = {
  en: '{overs} over runs {from} to {to} {team} ({balls} legal balls)',
  bn: '{team} {overs} ওভারে {from} থেকে {to} রান (বৈধ {balls} বল)',
}
/** The window reaches so far below and above the runs expected when it is first offered. */
const BELOW_RUNS = 4
const ABOVE_RUNS = 5
const BALLS_TO_GO_MIN = 9
const SD_MIN = 3

/** Khadda: whether the score of the next session falls into a window, which stays as it is. */
export const askKhadda: Asker = (forecast, isAsked) =>
  openSessions(forecast.innings)
    .slice(0, 1)
    .filter((session) => !isAsked(windowId(forecast, session)))
    .flatMap((session) => windowQuestion(forecast, session) ?? [])

function windowId(forecast: Forecast, { overs }: Session): string {
  return fancyIdOf(forecast, `khadda-${overs}`)
}

function windowQuestion(forecast: Forecast, session: Session): Question | null {
  if (session.balls - forecast.innings.balls < BALLS_TO_GO_MIN) return null
  const expected = sessionSpread(forecast, session)
  if (expected === null) return null
  const middle = medianRuns(expected)
  const fromRuns = Math.max(middle - BELOW_RUNS, 0)
  const toRuns = middle + ABOVE_RUNS
  return {
    fancyId: windowId(forecast, session),
    title: () => sessionTitle(TITLE, forecast, { ...session, from: fromRuns, to: toRuns }),
    type: 3,
    quote: (now) => {
      const spread = sessionSpread(now, session)
      const ballsToGo = session.balls - now.innings.balls
      if (spread === null || ballsToGo < BALLS_TO_GO_MIN || spread.sd < SD_MIN) return null
      const rates = ratesAt(chanceWithin(spread, fromRuns, toRuns))
      return rates === null ? null : { claim: { kind: 'within', fromRuns, toRuns }, ...rates }
    },
    verdict: (innings) => sessionScore(innings, session),
  }
}
