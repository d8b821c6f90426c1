import { groveLast, groveMultipleCenti } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { multipleText } from './multiple-text.ts'
import type { GroveWord } from './words/grove-words.ts'

type LadderProps = { voice: BoardVoice<GroveWord>; wasps: number; opened: number }

/** Rungs that are in sight at once. */
const RUNGS = 5

/** What the mangoes from here on pay: where the player stands, and the next rungs. */
export function Ladder({ voice, wasps, opened }: LadderProps) {
  const last = groveLast(wasps)
  const first = Math.max(0, Math.min(opened, last - RUNGS + 1))
  const rungs = Array.from({ length: Math.min(RUNGS, last + 1) }, (_, step) => first + step)
  return (
    <ol className="grove-ladder" aria-label={voice.say('ladder')}>
      {rungs.map((rung) => (
        <li
          key={rung}
          className="grove-rung"
          data-state={rung === opened ? 'here' : rung === opened + 1 ? 'next' : 'later'}
          aria-current={rung === opened}
        >
          ×{multipleText(groveMultipleCenti(wasps, rung))}
        </li>
      ))}
    </ol>
  )
}
