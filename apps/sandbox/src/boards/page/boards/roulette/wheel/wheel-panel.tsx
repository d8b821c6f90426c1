import { pocketColour, type RouletteOutcome } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { RouletteKey } from '../words/keys.ts'
import { Wheel } from './wheel.tsx'

type WheelPanelProps = {
  /** The outcome of this round, once it is drawn. */
  outcome: RouletteOutcome | null
  /** The number of the round before, in whose pocket the ball lies while bets are taken. */
  lastNumber: number | null
  isDecided: boolean
  elapsedMs: () => number
  isStill: boolean
  voice: BoardVoice<RouletteKey>
}

/** The wheel with what it says. On a phone it comes over the layout while the ball runs. */
export function WheelPanel(props: WheelPanelProps) {
  const { outcome, lastNumber, isDecided, elapsedMs, isStill, voice } = props
  return (
    <div className={outcome === null ? 'roulette-panel' : 'roulette-panel roulette-panel-over'}>
      <Wheel
        elapsedMs={elapsedMs}
        isRunning={outcome !== null}
        isStill={isStill}
        name={voice.say('wheel')}
        pocket={outcome === null ? lastNumber : outcome.number}
      />
      {outcome !== null && (
        <p aria-live="polite" className="roulette-told">
          {isDecided ? <Drawn number={outcome.number} voice={voice} /> : voice.say('spinning')}
        </p>
      )}
    </div>
  )
}

function Drawn({ number, voice }: { number: number; voice: BoardVoice<RouletteKey> }) {
  const colour = pocketColour(number)
  return (
    <b className={`roulette-drawn roulette-${colour}`}>
      {voice.say('numberIs', { number: String(number), colour: voice.say(colour) })}
    </b>
  )
}
