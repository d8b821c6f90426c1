import { BASKETS, WASPS_MAX, WASPS_MIN } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { WaspFigure } from './figures.tsx'
import type { GroveWord } from './words/grove-words.ts'

type ChooserProps = {
  voice: BoardVoice<GroveWord>
  wasps: number
  canChoose: boolean
  onChoose: (wasps: number) => void
}

const CHIPS = [1, 3, 10, 24]

/** How many wasps hide: four usual numbers, and any other by steps of one. */
export function WaspChooser({ voice, wasps, canChoose, onChoose }: ChooserProps) {
  return (
    <div className="grove-chooser" role="group" aria-label={voice.say('chooseWasps')}>
      <div className="grove-stepper">
        <button
          type="button"
          className="grove-step"
          aria-label={voice.say('waspsLess')}
          disabled={!canChoose || wasps <= WASPS_MIN}
          onClick={() => onChoose(wasps - 1)}
        >
          −
        </button>
        <span className="grove-wasps">
          <WaspFigure className="grove-wasps-figure" />
          <b aria-hidden="true">{wasps}</b>
          <span className="spoken" role="status">
            {voice.say('waspsCount', { count: wasps, baskets: BASKETS })}
          </span>
        </span>
        <button
          type="button"
          className="grove-step"
          aria-label={voice.say('waspsMore')}
          disabled={!canChoose || wasps >= WASPS_MAX}
          onClick={() => onChoose(wasps + 1)}
        >
          +
        </button>
      </div>
      <div className="grove-chips">
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            className="grove-chip"
            aria-pressed={chip === wasps}
            aria-label={voice.say('figuresFor', { count: chip })}
            disabled={!canChoose}
            onClick={() => onChoose(chip)}
          >
            {chip}
          </button>
        ))}
      </div>
    </div>
  )
}
