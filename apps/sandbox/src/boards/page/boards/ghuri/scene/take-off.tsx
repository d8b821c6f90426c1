import type { GhuriOutcome, GhuriSpot } from '@maidan/casino'
import type { RoomTable } from '../../../board.ts'
import { CountdownRing } from '../../../clock/countdown-ring.tsx'
import type { GhuriWord } from '../words/en.ts'

type TakeOffProps = { table: RoomTable<GhuriSpot, GhuriOutcome, GhuriWord> }

const LAST_SECONDS = 3

/** How long bets are still taken. */
export function TakeOff({ table: { voice, sounds, elapsedMs, phaseMs } }: TakeOffProps) {
  if (phaseMs === null) return null
  const tick = (seconds: number) => {
    if (seconds > 0 && seconds <= LAST_SECONDS) sounds.play('count', LAST_SECONDS - seconds)
  }
  return (
    <CountdownRing
      elapsedMs={elapsedMs}
      totalMs={phaseMs}
      label={voice.say('liftOffIn')}
      text={(leftMs) => String(Math.ceil(leftMs / 1000))}
      onSecond={tick}
    />
  )
}
