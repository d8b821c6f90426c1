import { dragonTigerWinner, type DragonTigerOutcome } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
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

const AROUND = 2 * Math.PI * 18

/** What happens now, in the middle of the table: the seconds that are left to bet, or who won. */
export function Signal(props: SignalProps) {
  const { phase, phaseMs, elapsedMs, outcome, stage, voice } = props
  if (phase === 'betting' && phaseMs !== null) {
    return <Countdown elapsedMs={elapsedMs} phaseMs={phaseMs} voice={voice} />
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

type CountdownProps = {
  phaseMs: number
  elapsedMs: () => number
  voice: BoardVoice<DragonTigerKey>
}

const SOON_S = 4

function Countdown({ phaseMs, elapsedMs, voice }: CountdownProps) {
  const tenths = useEachFrame(() => Math.max(0, Math.ceil((phaseMs - elapsedMs()) / 100)))
  const seconds = Math.ceil(tenths / 10)
  const isSoon = seconds <= SOON_S
  return (
    <div
      aria-label={voice.say('secondsLeft', { seconds })}
      className={isSoon ? 'dragon-tiger-clock dragon-tiger-clock-soon' : 'dragon-tiger-clock'}
      role="timer"
    >
      <svg aria-hidden="true" viewBox="0 0 44 44">
        <circle cx="22" cy="22" fill="#06140dd9" r="21" />
        <circle cx="22" cy="22" fill="none" r="18" stroke="#fff2" strokeWidth="3.4" />
        <circle
          cx="22"
          cy="22"
          fill="none"
          r="18"
          stroke="currentColor"
          strokeDasharray={`${(AROUND * tenths * 100) / phaseMs} ${AROUND}`}
          strokeLinecap="round"
          strokeWidth="3.4"
          transform="rotate(-90 22 22)"
        />
        <text className="dragon-tiger-seconds" textAnchor="middle" x="22" y="27.6">
          {seconds}
        </text>
      </svg>
      <span aria-hidden="true">{voice.say('placeBets')}</span>
    </div>
  )
}
