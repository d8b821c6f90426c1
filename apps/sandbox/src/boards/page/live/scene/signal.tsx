import type { RoomTable } from '../../board.ts'
import { CountdownRing } from '../../moments/countdown-ring.tsx'
import type { RoadResult } from '../roads/road-result.ts'
import type { LiveKey } from '../words/live-key.ts'

type SignalProps = {
  table: Pick<RoomTable<unknown, unknown, LiveKey>, 'phase' | 'phaseMs' | 'elapsedMs' | 'voice'>
  /** Who won and how it is said; null until it has been told. */
  told: { result: RoadResult; text: string } | null
}

/** What happens now, in the middle of the table: the seconds that are left to bet, or who won. */
export function Signal({ table, told }: SignalProps) {
  const { phase, phaseMs, elapsedMs, voice } = table
  if (phase === 'betting' && phaseMs !== null) {
    return (
      <div className="live-clock">
        <CountdownRing
          elapsedMs={elapsedMs}
          nameOf={(seconds) => voice.say('secondsLeft', { seconds })}
          phaseMs={phaseMs}
        />
        <span>{voice.say('placeBets')}</span>
      </div>
    )
  }
  if (told === null) return <p className="live-signal live-closed">{voice.say('noMoreBets')}</p>
  return <p className={`live-signal live-won live-won-${told.result.winner}`}>{told.text}</p>
}
