import { ARCHERY_SIDES, type ArcheryFixture, type Arrow } from '@maidan/casino'
import { KITS } from '../kits.ts'
import type { Shown } from '../steps.ts'
import { landedAt } from './flight.ts'

type ArrowsProps = { fixture: ArcheryFixture; arrows: Shown['arrows'] }

/** The arrows that stick in the face, the newest of an archer with a ring that spreads from it. */
export function Arrows({ fixture, arrows }: ArrowsProps) {
  return (
    <g>
      {ARCHERY_SIDES.map((side) =>
        arrows[side].map((arrow, place) => (
          <Stuck
            arrow={arrow}
            colour={KITS[fixture[side]].shirt}
            // Arrows land one after the other and stay.
            key={`${side} ${place}`}
            lean={side === 'first' ? -1 : 1}
          />
        )),
      )}
    </g>
  )
}

/** An arrow from behind: its shaft leans to whoever shot it. */
function Stuck({ arrow, colour, lean }: { arrow: Arrow; colour: string; lean: number }) {
  const { x, y } = landedAt(arrow)
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <circle className="archery-impact" fill="none" r="4" stroke="#ffffff" strokeWidth="1.6" />
      <path
        d={`M0 0L${lean * 8} 8.4`}
        stroke="#10141a"
        strokeLinecap="round"
        strokeOpacity="0.85"
        strokeWidth="3"
      />
      <path d={`M0 0L${lean * 8} 8.4`} stroke="#f7e9c8" strokeLinecap="round" strokeWidth="1.4" />
      <path
        d={`M${lean * 5} 5.4l${lean * 4} -0.6M${lean * 5} 5.4l${lean * 0.4} 4.2`}
        stroke="#ffffff"
        strokeLinecap="round"
        strokeWidth="1.3"
      />
      <circle fill={colour} r="3" stroke="#10141a" strokeWidth="1.2" />
    </g>
  )
}
