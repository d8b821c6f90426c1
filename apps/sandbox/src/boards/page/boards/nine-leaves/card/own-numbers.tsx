import { OWN_NUMBERS } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { CardView } from '../card-steps.ts'
import type { LeavesKey } from '../words/en.ts'

type OwnNumbersProps = { voice: BoardVoice<LeavesKey>; view: CardView }

/** The three numbers that pay, on marigolds; one that was found under a leaf is lit. */
export function OwnNumbers({ voice, view }: OwnNumbersProps) {
  const found = new Set(view.leaves.flatMap((leaf) => (leaf?.pays ? [leaf.number] : [])))
  return (
    <div className="leaves-own">
      <span>{voice.say('own')}</span>
      <ul aria-label={voice.say('own')}>
        {Array.from({ length: OWN_NUMBERS }, (_, place) => view.own[place]).map((number, place) => (
          <li
            // A place of the row, whatever number stands there.
            key={`own-${place + 1}`}
            data-found={number !== undefined && found.has(number)}
          >
            <svg viewBox="0 0 60 60" aria-hidden="true">
              <circle cx="30" cy="30" r="25" className="leaves-petals" />
              <circle cx="30" cy="30" r="19" className="leaves-heart" />
            </svg>
            <b>{number ?? '?'}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
