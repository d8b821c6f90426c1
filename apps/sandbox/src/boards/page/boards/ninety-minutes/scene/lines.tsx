import { matchScore } from '@maidan/casino'
import type { MatchMoment } from '../show/match-moments.ts'
import { goalsAmong, minuteText, momentText, scoreText, type Teller } from '../told.ts'

/** As much is listed as a small picture has room for. */
const LISTED_MAX = 5

type LinesProps = Teller & { told: readonly MatchMoment[] }

/** What has happened, the newest first, for those who prefer less motion. */
export function Lines({ told, ...teller }: LinesProps) {
  if (told.length === 0) return null
  const lines = told.map((moment, place) => ({
    moment,
    score: scoreText(matchScore(goalsAmong(told.slice(0, place + 1)))),
  }))
  return (
    <ol className="match-lines">
      {lines
        .slice(-LISTED_MAX)
        .toReversed()
        .map(({ moment, score }) => (
          <li className={`match-line-${moment.kind}`} key={moment.minute}>
            {teller.voice.say(moment.kind === 'goal' ? 'lineGoal' : 'line', {
              minute: minuteText(moment.minute, teller),
              what: momentText(moment, teller),
              score,
            })}
          </li>
        ))}
    </ol>
  )
}
