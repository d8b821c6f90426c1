import { pocketColour, WHEEL, type PocketColour } from '@maidan/casino'
import { pocketDegrees } from './spin.ts'

export const POCKET_PAINTS: Readonly<Record<PocketColour, string>> = {
  red: '#c1212f',
  black: '#15181d',
  green: '#128a52',
}

const OUTER = 79
const INNER = 53
const HALF = 180 / WHEEL.length

const WEDGE = `M${at(-HALF, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(HALF, OUTER)}L${at(HALF, INNER)}A${INNER} ${INNER} 0 0 0 ${at(-HALF, INNER)}Z`

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315]

/** The turning part of the wheel: pockets with their numbers around a carved hub. */
export function WheelFace() {
  return (
    <>
      {WHEEL.map((number) => (
        <g key={number} transform={`rotate(${pocketDegrees(number)})`}>
          <path
            d={WEDGE}
            fill={POCKET_PAINTS[pocketColour(number)]}
            stroke="#e7c46a"
            strokeWidth="0.5"
          />
          <text fill="#fff" fontSize="7.6" fontWeight="700" textAnchor="middle" y="-69.6">
            {number}
          </text>
        </g>
      ))}
      <circle fill="none" r="66.4" stroke="#e7c46a" strokeOpacity="0.7" strokeWidth="0.8" />
      <circle fill="url(#roulette-bowl)" r={INNER} stroke="#e7c46a" strokeWidth="1.6" />
      {SPOKES.map((turn) => (
        <path
          d="M0 -50C4 -38 4 -26 0 -14C-4 -26 -4 -38 0 -50Z"
          fill="#f2cf7a"
          fillOpacity={turn % 90 === 0 ? 0.85 : 0.3}
          key={turn}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle fill="url(#roulette-gold)" r="15" stroke="#7a4209" strokeWidth="1" />
      <circle fill="#6b3512" r="8" stroke="#f2cf7a" strokeWidth="1" />
      <circle fill="url(#roulette-gold)" r="4.6" />
    </>
  )
}

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
}
