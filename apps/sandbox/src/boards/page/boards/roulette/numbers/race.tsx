import type { BoardVoice } from '../../../board.ts'
import type { RouletteKey } from '../words/keys.ts'
import { NumberPill } from './number-pill.tsx'

type RaceProps = { numbers: readonly number[]; voice: BoardVoice<RouletteKey> }

/** The last numbers side by side, the newest first and largest. */
export function Race({ numbers, voice }: RaceProps) {
  if (numbers.length === 0) return <p className="roulette-race-empty">{voice.say('noPast')}</p>
  return (
    <ol aria-label={voice.say('lastNumbers')} className="roulette-race">
      {numbers.map((number, index) => (
        // Numbers come again; what tells them apart is how many came before.
        <li key={numbers.length - index}>
          <NumberPill number={number} />
        </li>
      ))}
    </ol>
  )
}
