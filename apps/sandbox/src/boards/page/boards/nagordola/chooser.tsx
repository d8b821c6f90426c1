import { DOLA_RISKS, DOLA_SEATS } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { Choice } from './use-choice.ts'
import type { DolaKey } from './words/en.ts'

type ChooserProps = { voice: BoardVoice<DolaKey>; choice: Choice }

/** How many seats the wheel has, and how far apart they pay. */
export function Chooser({ voice, choice }: ChooserProps) {
  const { setup, canChange } = choice
  return (
    <div className="side-chooser">
      <div className="dola-group" role="group" aria-label={voice.say('seats')}>
        {DOLA_SEATS.map((seats) => (
          <button
            key={seats}
            type="button"
            className="side-step dola-chip"
            aria-pressed={seats === setup.seats}
            aria-label={voice.say('seatsCount', { seats })}
            disabled={!canChange}
            onClick={() => choice.setSeats(seats)}
          >
            {seats}
          </button>
        ))}
      </div>
      <div className="dola-group" role="group" aria-label={voice.say('risk')}>
        {DOLA_RISKS.map((risk) => (
          <button
            key={risk}
            type="button"
            className="side-step dola-chip"
            aria-pressed={risk === setup.risk}
            aria-keyshortcuts={risk.slice(0, 1)}
            disabled={!canChange}
            onClick={() => choice.setRisk(risk)}
          >
            {voice.say(risk)}
          </button>
        ))}
      </div>
    </div>
  )
}
