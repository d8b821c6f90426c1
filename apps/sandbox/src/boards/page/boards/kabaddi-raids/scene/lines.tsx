import type { KabaddiFixture } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { RaidMoment } from '../show/raid-moments.ts'
import type { KabaddiKey } from '../words/en.ts'

/** Raids that are listed. */
const LISTED_MAX = 4

type LinesProps = {
  fixture: KabaddiFixture
  moments: readonly RaidMoment[]
  voice: BoardVoice<KabaddiKey>
}

/** The last raids, told in lines, for those who prefer less motion. */
export function Lines({ fixture, moments, voice }: LinesProps) {
  return (
    <ol className="kabaddi-lines">
      {moments.slice(-LISTED_MAX).map(({ side, index, raid }) => (
        <li key={index}>
          {voice.say('line', {
            number: index + 1,
            team: voice.say(`short-${fixture[side]}`),
            call: voice.say(`call-${raid}`),
          })}
        </li>
      ))}
    </ol>
  )
}
