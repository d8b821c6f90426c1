import type { Asker } from './question.ts'
import {
  fancyIdOf,
  openSessions,
  type Session,
  sessionScore,
  sessionSpread,
  sessionTitle,
} from './session.ts'

const TITLE = {
  en: '{overs} over last digit {digit} {team} ({balls} legal balls)',
  bn: '{team} {overs} ওভারের রানের শেষ অঙ্ক {digit} (বৈধ {balls} বল)',
}
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Ten digits, each as likely as the others while enough runs are to come: 900 would be even. */
const DIGIT_RATE = 850
/** With this much spread no digit is more than 0.4 % likelier than a tenth. */
const SD_MIN = 4.5

/** Lottery: the last digit of the next session's score, all ten asked at once. */
export const askLastDigit: Asker = (forecast, isAsked) => {
  const idOf = ({ overs }: Session, digit: number) => fancyIdOf(forecast, `digit-${overs}-${digit}`)
  return openSessions(forecast.innings)
    .slice(0, 1)
    .filter((session) => !isAsked(idOf(session, 0)))
    .flatMap((session) =>
      DIGITS.map((digit) => ({
        fancyId: idOf(session, digit),
        title: () => sessionTitle(TITLE, forecast, { ...session, digit }),
        type: 4 as const,
        quote: (now) => {
          const spread = sessionSpread(now, session)
          if (spread === null || spread.sd < SD_MIN) return null
          return { claim: { kind: 'last_digit', digit }, yesRate: DIGIT_RATE, noRate: 0 }
        },
        verdict: (innings) => sessionScore(innings, session),
      })),
    )
}
