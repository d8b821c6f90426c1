import { dragonTigerWinner, type DragonTigerOutcome } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { CountdownRing } from '../../../moments/countdown-ring.tsx'
import type { RoomPhase } from '../../../../../rooms/room-api.ts'
import type { DealStage } from '../deal-stage.ts'
import type { DragonTigerKey } from '../words/keys.ts'

type SignalProps = {
  phase: RoomPhase
  phaseMs: number | null
  elapsedMs: () => number
  outcome: DragonTigerOutcome | null
  stage: DealStage
  voice: BoardVoice<DragonTigerKey>
}

/** What happens now, in the middle of the table: the seconds that are left to bet, or who won. */
export function Signal(props: SignalProps) {
  const { phase, phaseMs, elapsedMs, outcome, stage, voice } = props
  if (phase === 'betting' && phaseMs !== null) {
    return (
      <div className="dragon-tiger-clock">
        <CountdownRing
          elapsedMs={elapsedMs}
          nameOf={(seconds) => voice.say('secondsLeft', { seconds })}
          phaseMs={phaseMs}
        />
        <span>{voice.say('placeBets')}</span>
      </div>
    )
  }
  if (outcome === null || stage !== 'decided') {
    return <p className="dragon-tiger-signal dragon-tiger-closed">{voice.say('noMoreBets')}</p>
  }
  const winner = dragonTigerWinner(outcome)
  return (
    <p className={`dragon-tiger-signal dragon-tiger-won dragon-tiger-won-${winner}`}>
      {voice.say(`${winner}Wins`)}
    </p>
  )
}
