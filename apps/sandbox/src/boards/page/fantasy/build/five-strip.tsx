import { FIVE } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'
import { Shirt } from './squads.tsx'
import type { DraftDesk } from './use-draft.ts'

type FiveStripProps = {
  desk: DraftDesk
  lead: (place: number) => void
  voice: BoardVoice<FantasyKey>
}

/** The team so far, in five places; a tap gives the armband. */
export function FiveStrip({ desk: { draft, all }, lead, voice }: FiveStripProps) {
  const places = Array.from({ length: FIVE }, (_, index) => draft.five[index] ?? null)
  return (
    <div aria-label={voice.say('five')} className="fantasy-strip" role="group">
      {places.map((place, index) => {
        const cricketer = place === null ? undefined : all[place]
        if (place === null || cricketer === undefined) {
          return (
            <span className="fantasy-place" key={`empty ${index}`}>
              <i aria-hidden="true" />
              <span className="spoken">{voice.say('empty')}</span>
            </span>
          )
        }
        const name = voice.say(`name-${cricketer.key}`)
        const isCaptain = draft.captain === place
        return (
          <button
            aria-label={voice.say(isCaptain ? 'isCaptain' : 'makeCaptain', { name })}
            aria-pressed={isCaptain}
            className="fantasy-place"
            key={place}
            onClick={() => lead(place)}
            type="button"
          >
            <Shirt team={cricketer.team} />
            <span>{name}</span>
            {isCaptain && <Armband />}
          </button>
        )
      })}
    </div>
  )
}

/** The mark of whoever counts twice. */
export function Armband() {
  return (
    <em aria-hidden="true" className="fantasy-armband">
      2×
    </em>
  )
}
