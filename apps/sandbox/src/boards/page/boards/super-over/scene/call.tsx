import type { BoardVoice } from '../../../board.ts'
import type { BallMoment } from '../show/ball-moments.ts'
import type { Stand } from '../show/stand-at.ts'
import type { SuperOverKey } from '../words/en.ts'

type CallProps = { moment: BallMoment; stand: Stand; voice: BoardVoice<SuperOverKey> }

/** What came of the last ball, called over the ground as it is told. */
export function Call({ moment, stand, voice }: CallProps) {
  const { ball, side } = moment
  const { runs, wickets } = stand[side].innings
  return (
    <p className={`super-over-call super-over-call-${ball}`}>
      <b>{voice.say(`call-${ball}`)}</b>
      <span>{voice.say('score', { runs: String(runs), wickets: String(wickets) })}</span>
    </p>
  )
}
