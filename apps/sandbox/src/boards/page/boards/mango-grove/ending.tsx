import { groveMultipleCenti } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { MangoFigure, WaspFigure } from './figures.tsx'
import type { Grove } from './grove-of.ts'
import { multipleText } from './multiple-text.ts'
import type { GroveWord } from './words/grove-words.ts'

type EndingProps = {
  voice: BoardVoice<GroveWord>
  grove: Grove
  betMinor: bigint
  wasps: number
}

/** How the round ended, where the ladder was. */
export function Ending({ voice, grove, betMinor, wasps }: EndingProps) {
  const isStung = grove.end === 'stung'
  const Figure = isStung ? WaspFigure : MangoFigure
  return (
    <div className="grove-ending" data-end={grove.end}>
      <Figure className="grove-ending-figure" />
      <p>
        <strong>{voice.say(isStung ? 'stungTitle' : 'takenTitle')}</strong>
        <span>
          {isStung
            ? voice.say('stungText', { amount: voice.money(betMinor) })
            : voice.say('takenText', {
                amount: voice.money(grove.winMinor),
                multiple: multipleText(groveMultipleCenti(wasps, grove.opened)),
              })}
        </span>
      </p>
    </div>
  )
}
