import type { BoardVoice } from '../../../board.ts'
import { heightText } from '../height-text.ts'
import type { GhuriWord } from '../words/en.ts'
import { heightBand } from './past-figures.ts'

const CHIPS = 20

type ChipsProps = {
  voice: BoardVoice<GhuriWord>
  /** The newest first. */
  flights: readonly { number: number; brokenAtCenti: number }[]
}

/** Where the last flights ended, the newest first, coloured by height. */
export function PastChips({ voice, flights }: ChipsProps) {
  return (
    <ol className="ghuri-chips" aria-label={voice.say('lastFlights')}>
      {flights.slice(0, CHIPS).map(({ number, brokenAtCenti }) => (
        <li key={number} data-band={heightBand(brokenAtCenti)}>
          {heightText(brokenAtCenti)}
        </li>
      ))}
    </ol>
  )
}
