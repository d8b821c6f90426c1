import { dolaPaysTenths, type DolaSetup } from '@maidan/casino'
import type { TurnView } from '../turn-steps.ts'
import { HUB, pivotOf, RIM, seatWidth, WHOLE_TURN } from './layout.ts'
import { Seat } from './seat.tsx'
import { useTurn } from './use-turn.ts'

const SPOKES = Array.from({ length: 10 }, (_, at) => {
  const { x, y } = pivotOf(10, at)
  return `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')

type WheelProps = { setup: DolaSetup; view: TurnView }

/** The wheel and its seats; the style turns it to wherever it is said to be, the seats stay upright. */
export function Wheel({ setup: { seats, risk }, view }: WheelProps) {
  const degrees = (useTurn(seats, view) / WHOLE_TURN) * 360
  const width = seatWidth(seats)
  return (
    <g transform={`translate(${HUB.x} ${HUB.y})`} data-turning={view.isTurning}>
      <g className="dola-turn" style={{ transform: `rotate(${degrees}deg)` }}>
        <circle className="dola-wood" r={RIM} />
        <circle className="dola-wood dola-inner" r={RIM * 0.62} />
        <path className="dola-wood" d={SPOKES} />
        <circle className="dola-light" r={RIM} />
        {dolaPaysTenths(seats, risk).map((tenths, seat) => {
          const { x, y } = pivotOf(seats, seat)
          return (
            <g key={seat} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
              <g className="dola-turn" style={{ transform: `rotate(${-degrees}deg)` }}>
                <Seat
                  width={width}
                  tenths={tenths}
                  isStopped={view.outcome !== null && seat === view.seat}
                />
              </g>
            </g>
          )
        })}
      </g>
    </g>
  )
}
