import type { CricketFixture } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { BallMoment } from '../show/ball-moments.ts'
import type { SuperOverKey } from '../words/en.ts'

/** Balls that are listed, the newest first. */
const LISTED_MAX = 4

type LinesProps = {
  fixture: CricketFixture
  moments: readonly BallMoment[]
  voice: BoardVoice<SuperOverKey>
}

/** What was bowled, told in lines, for those who prefer less motion. */
export function Lines({ fixture, moments, voice }: LinesProps) {
  return (
    <ol className="super-over-lines">
      {moments.slice(-LISTED_MAX).map(({ side, index, ball }) => (
        <li key={`${side} ${index}`}>
          {voice.say('line', {
            team: voice.say(`short-${fixture[side]}`),
            ball: index + 1,
            call: voice.say(`call-${ball}`),
          })}
        </li>
      ))}
    </ol>
  )
}
