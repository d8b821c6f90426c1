import type { BoardVoice } from '../../../board.ts'
import type { RouletteKey } from '../words/keys.ts'
import { countNumbers, type NumberCount } from './count-numbers.ts'
import { NumberPill } from './number-pill.tsx'

type StatisticsProps = { numbers: readonly number[]; voice: BoardVoice<RouletteKey> }

/** Which numbers came often and which hardly, and that it means nothing. */
export function Statistics({ numbers, voice }: StatisticsProps) {
  const { often, seldom } = countNumbers(numbers)
  const count = numbers.length
  return (
    <div className="roulette-statistics">
      {count > 0 && (
        <>
          <Counts counts={often} title={voice.say('often', { count })} voice={voice} />
          <Counts counts={seldom} title={voice.say('seldom', { count })} voice={voice} />
        </>
      )}
      <p>{voice.say('noMemory')}</p>
    </div>
  )
}

type CountsProps = {
  title: string
  counts: readonly NumberCount[]
  voice: BoardVoice<RouletteKey>
}

function Counts({ title, counts, voice }: CountsProps) {
  return (
    <div className="roulette-counts">
      <h3>{title}</h3>
      <ul>
        {counts.map(({ number, times }) => (
          <li key={number}>
            <NumberPill number={number} />
            {voice.say('times', { times: String(times) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
