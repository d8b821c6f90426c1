import type { RoomPhase } from '../../../../rooms/room-api.ts'
import type { BoardVoice } from '../../board.ts'
import { CountdownRing } from '../../moments/countdown-ring.tsx'
import { Race } from './numbers/race.tsx'
import type { RouletteKey } from './words/keys.ts'

type HeadProps = {
  phase: RoomPhase
  phaseMs: number | null
  elapsedMs: () => number
  numbers: readonly number[]
  replayOf: number | null
  voice: BoardVoice<RouletteKey>
}

/** How long bets are taken, and the last numbers. */
export function Head({ phase, phaseMs, elapsedMs, numbers, replayOf, voice }: HeadProps) {
  return (
    <header className="roulette-head">
      {phase === 'betting' && phaseMs !== null ? (
        <CountdownRing
          elapsedMs={elapsedMs}
          nameOf={(seconds) => voice.say('secondsLeft', { seconds })}
          phaseMs={phaseMs}
        />
      ) : (
        <span className="roulette-closed">
          {replayOf === null
            ? voice.say('noMoreBets')
            : voice.say('replay', { number: String(replayOf) })}
        </span>
      )}
      <Race numbers={numbers} voice={voice} />
    </header>
  )
}
