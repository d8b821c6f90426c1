import { GROOVE, MARBLE_RADIUS, markX, turnedTo } from './layout.ts'
import type { RollView } from '../roll-steps.ts'

/** The marble in its groove; the style rolls it to wherever it is said to be. */
export function Marble({ view }: { view: RollView }) {
  const { mark, isRolling, outcome } = view
  const won = outcome === null ? 'none' : outcome.multipleMilli > 0 ? 'yes' : 'no'
  return (
    <g
      className="marble-ball"
      data-rolling={isRolling}
      data-won={won}
      style={{ transform: `translate(${markX(mark)}px, ${GROOVE.y - 6}px)` }}
    >
      <defs>
        <radialGradient id="marble-glass" cx=".36" cy=".3" r=".8">
          <stop stopColor="#e8fff9" />
          <stop offset=".5" stopColor="#3cc9b0" />
          <stop offset="1" stopColor="#04574f" />
        </radialGradient>
      </defs>
      <circle className="marble-halo" r={MARBLE_RADIUS + 6} />
      <ellipse cx={2} cy={15} rx={13} ry={3.5} fill="#1a0b04" fillOpacity=".55" />
      <circle r={MARBLE_RADIUS} fill="url(#marble-glass)" />
      <g className="marble-twist" style={{ transform: `rotate(${turnedTo(mark)}deg)` }}>
        <path d="M-13 -4C-6 -10 5 -9 13 -2C5 -3 -5 1 -13 -4Z" fill="#ffd257" />
        <path d="M-13 3C-5 6 6 2 13 1C8 8 -5 12 -13 3Z" fill="#fff" fillOpacity=".86" />
      </g>
      <ellipse
        cx={-5}
        cy={-7}
        rx={4.5}
        ry={2.7}
        transform="rotate(-38 -5 -7)"
        fill="#fff"
        fillOpacity=".92"
      />
    </g>
  )
}
