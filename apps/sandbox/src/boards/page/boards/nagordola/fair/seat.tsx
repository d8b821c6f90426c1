import { colourStep, multipleText } from '../texts.ts'

type SeatProps = { width: number; tenths: number; isStopped: boolean }

/** Seats that are narrower than this have no room for a figure. */
const FIGURE_FROM = 25

/** A painted wooden seat that hangs from its pivot, with what it pays if there is room for it. */
export function Seat({ width, tenths, isStopped }: SeatProps) {
  const half = width / 2
  const [top, foot] = [width * 0.3, width]
  return (
    <g className="dola-box" data-pays={colourStep(tenths)} data-stopped={isStopped}>
      <path className="dola-rope" d={`M0 0L${-half} ${top}M0 0L${half} ${top}`} />
      <path
        className="dola-paint"
        strokeWidth={isStopped ? 0.6 + width * 0.07 : 0.8}
        d={`M${-half} ${top}H${half}L${half * 0.8} ${foot}H${-half * 0.8}Z`}
      />
      <path className="dola-rail" d={`M${-half} ${top}H${half}`} />
      {width > FIGURE_FROM && tenths > 0 && (
        <text y={foot - width * 0.21}>{multipleText(tenths)}</text>
      )}
    </g>
  )
}
