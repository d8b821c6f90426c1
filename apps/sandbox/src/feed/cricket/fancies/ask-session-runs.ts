import type { Asker } from './question.ts'
import { middleLine } from './rates.ts'
import { fancyIdOf, offeredSessions, sessionScore, sessionSpread, sessionTitle } from './session.ts'

const TITLE = {
  en: '{overs} over runs {team} ({balls} legal balls)',
  bn: '{team} {overs} ওভারে রান (বৈধ {balls} বল)',
}
/** With fewer balls to go the line says nothing that the players have not seen. */
const BALLS_TO_GO_MIN = 3

/** "6 over runs": how many runs the side has after so many overs. */
export const askSessionRuns: Asker = (forecast) =>
  offeredSessions(forecast.innings).map((session) => ({
    fancyId: fancyIdOf(forecast, `runs-${session.overs}`),
    title: () => sessionTitle(TITLE, forecast, session),
    type: 2,
    quote: (now) => {
      const spread = sessionSpread(now, session)
      const isClosing = session.balls - now.innings.balls < BALLS_TO_GO_MIN
      return spread === null || isClosing ? null : middleLine(spread)
    },
    verdict: (innings) => sessionScore(innings, session),
  }))
