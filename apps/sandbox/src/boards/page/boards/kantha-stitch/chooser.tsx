import { KANTHA_RISKS } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { Choice } from './use-choice.ts'
import type { KanthaKey } from './words/en.ts'

type ChooserProps = { voice: BoardVoice<KanthaKey>; choice: Choice }

/** The risk of the rounds to come, and two ways to choose without pointing at patches. */
export function Chooser({ voice, choice }: ChooserProps) {
  const { risk, chosen, canChange } = choice
  return (
    <div className="kantha-chooser">
      <div className="kantha-group" role="group" aria-label={voice.say('risk')}>
        <span className="kantha-label" aria-hidden="true">
          {voice.say('risk')}
        </span>
        {KANTHA_RISKS.map((one) => (
          <button
            key={one}
            type="button"
            className="kantha-chip"
            aria-pressed={one === risk}
            disabled={!canChange}
            onClick={() => choice.setRisk(one)}
          >
            {voice.say(one)}
          </button>
        ))}
      </div>
      <div className="kantha-group">
        <button
          type="button"
          className="kantha-chip kantha-wide"
          aria-keyshortcuts="q"
          disabled={!canChange}
          onClick={choice.quick}
        >
          {voice.say('quick')}
        </button>
        <button
          type="button"
          className="kantha-chip kantha-wide"
          aria-keyshortcuts="c"
          disabled={!canChange || chosen.length === 0}
          onClick={choice.clear}
        >
          {voice.say('clear')}
        </button>
      </div>
    </div>
  )
}
