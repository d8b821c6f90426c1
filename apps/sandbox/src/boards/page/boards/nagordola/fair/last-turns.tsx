import type { DolaEvent } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { Last } from '../../../turns/use-single-event.ts'
import { colourStep, multipleText } from '../texts.ts'
import type { DolaKey } from '../words/en.ts'

type LastTurnsProps = { voice: BoardVoice<DolaKey>; last: readonly Last<DolaEvent>[] }

/** What the turns before paid, the newest first. */
export function LastTurns({ voice, last }: LastTurnsProps) {
  return (
    <ol className="dola-last" aria-label={voice.say('last')}>
      {last.map(({ key, event }) => (
        <li key={key} data-pays={colourStep(event.tenths)}>
          ×{multipleText(event.tenths)}
        </li>
      ))}
    </ol>
  )
}
