import type { Asker } from './question.ts'
import { fancyIdOf, openSessions, sessionScore, sessionSpread, sessionTitle } from './session.ts'

const TITLE = {
  en: '{overs} over runs even {team} ({balls} legal balls)',
  bn: '{team} {overs} ওভারের রান জোড় (বৈধ {balls} বল)',
}
/** What even (YES) and odd (NO) each win per 100 staked; 100 would be even money. */
const EVEN_OR_ODD_RATE = 95
const SD_MIN = 3.5

/** Odd or even: YES says that the next session's score is even, 0 included. */
export const askOddEven: Asker = (forecast) =>
  openSessions(forecast.innings)
    .slice(0, 1)
    .map((session) => ({
      fancyId: fancyIdOf(forecast, `even-${session.overs}`),
      title: () => sessionTitle(TITLE, forecast, session),
      type: 5,
      quote: (now) => {
        const spread = sessionSpread(now, session)
        if (spread === null || spread.sd < SD_MIN) return null
        return { claim: { kind: 'even' }, yesRate: EVEN_OR_ODD_RATE, noRate: EVEN_OR_ODD_RATE }
      },
      verdict: (innings) => sessionScore(innings, session),
    }))
