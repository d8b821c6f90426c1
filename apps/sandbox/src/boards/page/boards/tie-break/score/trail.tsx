import { kindOf, type TieBreakPoint } from '@maidan/casino'
import { KITS } from '../kits.ts'
import { pointTold, type Teller } from '../told.ts'

type TrailProps = Teller & { points: readonly TieBreakPoint[] }

/** Every point so far as a mark in its winner's row; a ring says it was won against the serve. */
export function Trail({ points, ...teller }: TrailProps) {
  const { fixture, voice } = teller
  return (
    <div
      aria-label={`${voice.say('trail')}: ${pointTold(points, teller)}`}
      className="tie-break-trail"
      role="img"
    >
      {points.map((point, place) => (
        <i
          className={`tie-break-mark tie-break-mark-${point.winner} tie-break-mark-${kindOf(point, place)}`}
          // Points come one after the other and never change.
          key={`${place} ${point.winner}`}
          style={{ color: KITS[fixture[point.winner]].shirt, gridColumn: place + 1 }}
        />
      ))}
    </div>
  )
}
