import { HARI_LEVELS } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { holdingValues } from './texts.ts'
import type { Moves } from './use-moves.ts'
import type { HariKey } from './words/en.ts'

type ChooserProps = { voice: BoardVoice<HariKey>; moves: Moves }

/** How many footholds hold: a palm for each level. */
export function LevelChooser({ voice, moves }: ChooserProps) {
  return (
    <div className="hari-levels" role="group" aria-label={voice.say('levels')}>
      {HARI_LEVELS.map((level) => {
        const values = holdingValues(voice, level)
        const name = voice.say(level)
        return (
          <button
            key={level}
            type="button"
            aria-label={voice.say('levelSpoken', { level: name, ...values })}
            aria-pressed={level === moves.level}
            disabled={!moves.canStart}
            onClick={() => moves.setLevel(level)}
          >
            <strong>{name}</strong>
            <span>{voice.say('levelHolds', values)}</span>
          </button>
        )
      })}
    </div>
  )
}
