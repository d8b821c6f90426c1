import {
  ARCHERY_ARROWS,
  ARCHERY_SIDES,
  arrowsTotal,
  setWinner,
  type ArcherySide,
} from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Shown } from '../steps.ts'
import { scoreText, type Teller } from '../told.ts'

type SetsProps = Teller & { shown: Shown }

/** Both archers with the totals of the sets so far, and the arrows of the one that is being shot. */
export function Sets(props: SetsProps) {
  return (
    <ul className="archery-sets">
      {ARCHERY_SIDES.map((side) => (
        <Line {...props} key={side} side={side} />
      ))}
    </ul>
  )
}

function Line({ shown, side, fixture, voice }: SetsProps & { side: ArcherySide }) {
  const { sets } = shown.called
  const totals = sets.map((set) => arrowsTotal(set[side]))
  const scores = shown.arrows[side].map(scoreText)
  const places = shown.set === null ? 1 : ARCHERY_ARROWS
  const none = voice.say('none')
  return (
    <li
      aria-label={voice.say('arrowsShot', {
        archer: voice.say(fixture[side]),
        sets: totals.join(', ') || none,
        arrows: scores.join(', ') || none,
      })}
    >
      <i style={{ background: KITS[fixture[side]].shirt }} />
      <span className="archery-totals">
        {sets.map((set, place) => (
          // Sets come one after the other and never change.
          <small className={setWinner(set) === side ? 'archery-total-won' : undefined} key={place}>
            {totals[place]}
          </small>
        ))}
      </span>
      <span className="archery-shots">
        {Array.from({ length: places }, (_, place) => (
          <b className={`archery-shot archery-shot-${scores[place] ?? 'none'}`} key={place}>
            {scores[place]}
          </b>
        ))}
      </span>
    </li>
  )
}
