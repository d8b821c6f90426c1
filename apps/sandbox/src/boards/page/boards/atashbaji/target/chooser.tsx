import { BAJI_TARGET_MAX_CENTI, BAJI_TARGET_MIN_CENTI } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import { heightText } from '../texts.ts'
import type { Choice } from '../use-choice.ts'
import type { BajiKey } from '../words/en.ts'
import { nextTarget, scaledTarget, stopOf, TARGET_STOPS, targetAt } from './move-target.ts'
import { TargetField } from './target-field.tsx'

type ChooserProps = { voice: BoardVoice<BajiKey>; choice: Choice }

/** How high the rocket has to get: by the slider, by steps, or typed. */
export function Chooser({ voice, choice }: ChooserProps) {
  const { targetCenti } = choice.setup
  const step = { voice, choice }
  return (
    <div className="side-chooser">
      <input
        type="range"
        className="side-slider"
        min={0}
        max={TARGET_STOPS.length - 1}
        step={1}
        value={stopOf(targetCenti)}
        aria-label={voice.say('target')}
        aria-valuetext={`×${heightText(targetCenti)}`}
        disabled={!choice.canChange}
        onChange={(event) => choice.setTarget(targetAt(Number(event.target.value)))}
      />
      <div className="baji-steps">
        <Stepper {...step} text="÷2" name="half" to={scaledTarget(targetCenti, -1)} />
        <Stepper {...step} text="−" name="lower" to={nextTarget(targetCenti, -1)} />
        <TargetField voice={voice} choice={choice} />
        <Stepper {...step} text="+" name="higher" to={nextTarget(targetCenti, 1)} />
        <Stepper {...step} text="×2" name="double" to={scaledTarget(targetCenti, 1)} />
      </div>
      <p id="baji-fault" className="baji-fault" role="alert">
        {choice.fault !== null &&
          voice.say(choice.fault, {
            least: heightText(BAJI_TARGET_MIN_CENTI),
            most: heightText(BAJI_TARGET_MAX_CENTI),
          })}
      </p>
    </div>
  )
}

type StepperProps = ChooserProps & {
  text: string
  name: 'half' | 'lower' | 'higher' | 'double'
  to: number
}

function Stepper({ voice, choice, text, name, to }: StepperProps) {
  const isAtEnd = to === choice.setup.targetCenti && choice.fault === null
  return (
    <button
      type="button"
      className="side-step"
      aria-label={voice.say(name)}
      disabled={!choice.canChange || isAtEnd}
      onClick={() => choice.setTarget(to)}
    >
      {text}
    </button>
  )
}
