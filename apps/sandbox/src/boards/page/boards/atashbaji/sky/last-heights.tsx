import type { BoardVoice } from '../../../board.ts'
import { heightText } from '../texts.ts'
import type { BajiEvent } from '@maidan/casino'
import type { Last } from '../../../turns/use-single-event.ts'
import type { BajiKey } from '../words/en.ts'

type LastHeightsProps = { voice: BoardVoice<BajiKey>; last: readonly Last<BajiEvent>[] }

/** How high the rockets before burst, the newest first. */
export function LastHeights({ voice, last }: LastHeightsProps) {
  return (
    <ol className="baji-last" aria-label={voice.say('last')}>
      {last.map(({ key, event }) => {
        const height = heightText(event.heightCenti)
        const isWon = event.multipleCenti > 0
        return (
          <li key={key} data-won={isWon}>
            <span aria-hidden="true">×{height}</span>
            <span className="spoken">{voice.say(isWon ? 'lastWon' : 'lastLost', { height })}</span>
          </li>
        )
      })}
    </ol>
  )
}
