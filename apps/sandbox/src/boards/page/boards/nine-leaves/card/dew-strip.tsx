import { DEW_TIMES } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { LeavesKey } from '../words/en.ts'

type DewStripProps = {
  voice: BoardVoice<LeavesKey>
  /** How many times over the card is paid; null before its last leaf. */
  dew: number | null
}

/** The drops of dew, the smallest first; the one that has fallen is lit. */
export function DewStrip({ voice, dew }: DewStripProps) {
  return (
    <ul className="leaves-dew" aria-label={voice.say('dew')}>
      {DEW_TIMES.toReversed().map(({ worth }) => (
        <li key={worth} data-fallen={worth === dew}>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <path d="M20 3C28 14 33 20 33 26A13 12 0 0 1 7 26C7 20 12 14 20 3Z" />
            <path d="M13 25C13 30 16 33 20 34" className="leaves-shine" />
          </svg>
          <b>×{worth}</b>
        </li>
      ))}
    </ul>
  )
}
