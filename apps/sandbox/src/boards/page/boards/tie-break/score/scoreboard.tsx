import { serverOf, tallyOf, type TieBreakPoint, type TieBreakSide } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Teller } from '../told.ts'

type ScoreboardProps = Teller & {
  /** The points that have been shown. */
  points: readonly TieBreakPoint[]
  /** Nobody serves any more when it is over. */
  winner: TieBreakSide | null
}

const SIDES = ['first', 'second'] as const

/** The board as television shows it: both names, who serves, and their points. */
export function Scoreboard({ fixture, voice, points, winner }: ScoreboardProps) {
  const tally = tallyOf(points)
  const server = winner === null ? serverOf(points.length) : null
  return (
    <dl className="tie-break-scoreboard">
      {SIDES.map((side) => (
        <div
          className={winner === side ? 'tie-break-line tie-break-line-won' : 'tie-break-line'}
          key={side}
        >
          <dt>
            <i style={{ background: KITS[fixture[side]].shirt }} />
            <span>{voice.say(fixture[side])}</span>
            {server === side && (
              <Ball name={voice.say('serves', { player: voice.say(fixture[side]) })} />
            )}
          </dt>
          <dd key={tally[side]}>{tally[side]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ball({ name }: { name: string }) {
  return (
    <svg aria-label={name} className="tie-break-serving" role="img" viewBox="0 0 10 10">
      <circle cx="5" cy="5" fill="#e8ff4a" r="4.4" />
      <path d="M1.4 3.4Q5 6 8.6 3" fill="none" stroke="#7d9010" strokeWidth="1" />
    </svg>
  )
}
