import type { KabaddiFixture } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { RaidMoment } from '../show/raid-moments.ts'
import type { KabaddiKey } from '../words/en.ts'

type RaidCallProps = {
  fixture: KabaddiFixture
  moment: RaidMoment
  voice: BoardVoice<KabaddiKey>
}

/** What came of the last raid, called over the mat as it is told. */
export function RaidCall({ fixture, moment, voice }: RaidCallProps) {
  return (
    <p className={`kabaddi-call kabaddi-call-${moment.raid}`}>
      <b>{voice.say(`call-${moment.raid}`)}</b>
      <span>{voice.say('raids', { team: voice.say(`short-${fixture[moment.side]}`) })}</span>
    </p>
  )
}
