import { DROP_RISKS, DROP_ROWS, type DropSetup } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { DropWord } from './words/drop-words.ts'

type ChooserProps = {
  voice: BoardVoice<DropWord>
  setup: DropSetup
  canChoose: boolean
  onChoose: (setup: DropSetup) => void
}

/** Rows and risk of the drops to come. */
export function Chooser({ voice, setup, canChoose, onChoose }: ChooserProps) {
  return (
    <div className="drop-chooser">
      <div className="drop-group" role="group" aria-label={voice.say('rows')}>
        <span className="drop-label" aria-hidden="true">
          {voice.say('rows')}
        </span>
        {DROP_ROWS.map((rows) => (
          <button
            key={rows}
            type="button"
            className="drop-chip"
            aria-pressed={rows === setup.rows}
            aria-label={voice.say('rowsCount', { rows })}
            disabled={!canChoose}
            onClick={() => onChoose({ ...setup, rows })}
          >
            {rows}
          </button>
        ))}
      </div>
      <div className="drop-group" role="group" aria-label={voice.say('risk')}>
        <span className="drop-label" aria-hidden="true">
          {voice.say('risk')}
        </span>
        {DROP_RISKS.map((risk) => (
          <button
            key={risk}
            type="button"
            className="drop-chip"
            aria-pressed={risk === setup.risk}
            disabled={!canChoose}
            onClick={() => onChoose({ ...setup, risk })}
          >
            {voice.say(risk)}
          </button>
        ))}
      </div>
    </div>
  )
}
