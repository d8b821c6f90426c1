import { ARCHERY_SIDES, archeryPoints, arrowsTotal } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Shown } from '../steps.ts'
import type { Teller } from '../told.ts'

type ScoreboardProps = Teller & { shown: Shown }

/** The board as television shows it: both names, what they have in this set, and their set points. */
export function Scoreboard({ fixture, voice, shown }: ScoreboardProps) {
  const points = archeryPoints(shown.called)
  return (
    <ul className="archery-scoreboard">
      {ARCHERY_SIDES.map((side) => {
        const archer = voice.say(fixture[side])
        const total = arrowsTotal(shown.arrows[side])
        return (
          <li aria-label={voice.say('line', { archer, points: points[side], total })} key={side}>
            <i style={{ background: KITS[fixture[side]].shirt }} />
            <span>{archer}</span>
            <em>{total === 0 ? '' : total}</em>
            <b key={points[side]}>{points[side]}</b>
          </li>
        )
      })}
    </ul>
  )
}
