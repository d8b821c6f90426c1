import { MARBLE_LINE_MAX, MARBLE_LINE_MIN, MARBLE_SIDES } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { LINE_STEPS, SLIDER_STEP } from './move-line.ts'
import { markText } from './texts.ts'
import type { Choice } from './use-choice.ts'
import type { MarbleKey } from './words/en.ts'

type ChooserProps = { voice: BoardVoice<MarbleKey>; choice: Choice }

/** Where the line stands, and which side of it wins. */
export function Chooser({ voice, choice }: ChooserProps) {
  const { setup, canChange } = choice
  return (
    <div className="side-chooser">
      <Slider voice={voice} choice={choice} />
      <div className="marble-steps">
        {LINE_STEPS.toReversed().map((step) => (
          <Stepper key={step} voice={voice} choice={choice} step={-step} />
        ))}
        <output className="marble-at">{markText(setup.line)}</output>
        {LINE_STEPS.map((step) => (
          <Stepper key={step} voice={voice} choice={choice} step={step} />
        ))}
      </div>
      <div className="marble-sides" role="group" aria-label={voice.say('sides')}>
        {MARBLE_SIDES.toReversed().map((side) => (
          <button
            key={side}
            type="button"
            className="side-step marble-chip"
            aria-pressed={side === setup.side}
            aria-keyshortcuts={side.slice(0, 1)}
            disabled={!canChange}
            onClick={() => choice.setSide(side)}
          >
            {voice.say(side)}
          </button>
        ))}
      </div>
    </div>
  )
}

function Slider({ voice, choice }: ChooserProps) {
  const { line } = choice.setup
  return (
    <input
      type="range"
      className="side-slider"
      min={MARBLE_LINE_MIN}
      max={MARBLE_LINE_MAX}
      step={SLIDER_STEP}
      value={line}
      aria-label={voice.say('line')}
      aria-valuetext={voice.say('lineAt', { line: markText(line) })}
      disabled={!choice.canChange}
      onChange={(event) => choice.setLine(Number(event.target.value))}
    />
  )
}

type StepperProps = ChooserProps & { step: number }

function Stepper({ voice, choice, step }: StepperProps) {
  const { line } = choice.setup
  const size = String(Math.abs(step) / 100)
  const isAtEnd = step < 0 ? line <= MARBLE_LINE_MIN : line >= MARBLE_LINE_MAX
  return (
    <button
      type="button"
      className="side-step"
      aria-label={voice.say(step < 0 ? 'lower' : 'higher', { step: size })}
      disabled={!choice.canChange || isAtEnd}
      onClick={() => choice.setLine(line + step)}
    >
      {step < 0 ? '−' : '+'}
      {size}
    </button>
  )
}
