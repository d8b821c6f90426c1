import { ARCHERY_INNER_MM, ARCHERY_RING_MM } from '@maidan/casino'
import { memo } from 'react'
import { FACE } from './flight.ts'

const SEATS = Array.from({ length: 6 }, (_, row) => row)
const MASTS = [-150, -20, 380, 510]
const LANES = [-420, -240, -70, 60, 300, 430, 600, 780]

/** The range under floodlights, the crowd behind it, and the target; they never change. */
export const Range = memo(function Range() {
  return (
    <g>
      <Paints />
      <rect fill="url(#archery-night)" height="440" width="1440" x="-540" y="-220" />
      <Stand />
      <path d="M-540 84H900V460H-540Z" fill="url(#archery-grass)" />
      {LANES.map((x) => (
        <path
          d={`M${180 + (x - 180) * 0.34} 84L${180 + (x - 180) * 1.5} 300`}
          key={x}
          stroke="#ffffff"
          strokeOpacity="0.16"
          strokeWidth="1.6"
        />
      ))}
      <path d="M-540 199H900V203H-540Z" fill="#ffffff" fillOpacity="0.5" />
      <ellipse cx="180" cy="178" fill="url(#archery-light)" rx="230" ry="60" />
      <Butt />
      <Face />
    </g>
  )
})

/** People in the dark behind the range, and the light masts. */
function Stand() {
  return (
    <g>
      <path d="M-540 18H900V78H-540Z" fill="#0c1f2e" />
      {SEATS.map((row) => (
        <path
          d={`M${-540 + (row % 2) * 4.5} ${26 + row * 8.6}H900`}
          key={row}
          stroke={row % 3 === 0 ? '#86a3b4' : '#4c6a7d'}
          strokeDasharray="0 9"
          strokeLinecap="round"
          strokeOpacity={0.38 + row * 0.07}
          strokeWidth="4.8"
        />
      ))}
      <path d="M-540 18V8L-540 4H900V18Z" fill="#071521" />
      <path d="M-540 76H900V90H-540Z" fill="#123a56" />
      <path d="M-540 76H900" stroke="#ffb703" strokeOpacity="0.6" strokeWidth="1.3" />
      {MASTS.map((x) => (
        <g key={x} transform={`translate(${x} -6)`}>
          <ellipse cx="0" cy="0" fill="url(#archery-light)" rx="76" ry="50" />
          <rect fill="#08131c" height="14" rx="2" width="40" x="-20" y="-7" />
          <path
            d="M-15 -3H15M-15 3H15"
            stroke="#fdfbe6"
            strokeDasharray="4.4 3"
            strokeWidth="3.4"
          />
        </g>
      ))}
    </g>
  )
}

/** What the face hangs on: straw in a frame, on two legs. */
function Butt() {
  const { x, y, radius } = FACE
  const half = radius + 9
  return (
    <g>
      <ellipse cx={x} cy="199" fill="#03120b" fillOpacity="0.5" rx="104" ry="9" />
      <path
        d={`M${x - 58} ${y + 60}L${x - 78} 199M${x + 58} ${y + 60}L${x + 78} 199`}
        stroke="#5a3d22"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <rect
        fill="url(#archery-straw)"
        height={half * 2}
        rx="9"
        stroke="#5a3d22"
        strokeWidth="4"
        width={half * 2}
        x={x - half}
        y={y - half}
      />
    </g>
  )
}

/** The colours of the rings from the outermost drawn one to the ten. */
const RINGS = ['#39a4dd', '#e5484d', '#e5484d', '#ffd43b', '#ffd43b'] as const

function Face() {
  const { x, y, radius, rings } = FACE
  const ring = radius / rings
  return (
    <g>
      {RINGS.map((fill, place) => (
        <circle
          cx={x}
          cy={y}
          fill={fill}
          // Rings never change.
          key={`${fill} ${place}`}
          r={ring * (rings - place)}
          stroke="#1d2430"
          strokeOpacity="0.75"
          strokeWidth="0.8"
        />
      ))}
      <circle
        cx={x}
        cy={y}
        fill="none"
        r={(ring * ARCHERY_INNER_MM) / ARCHERY_RING_MM}
        stroke="#1d2430"
        strokeOpacity="0.75"
        strokeWidth="0.8"
      />
      <path
        d={`M${x - 2.4} ${y}H${x + 2.4}M${x} ${y - 2.4}V${y + 2.4}`}
        stroke="#1d2430"
        strokeOpacity="0.8"
        strokeWidth="0.8"
      />
      <circle cx={x - 24} cy={y - 26} fill="url(#archery-shine)" r={radius * 0.7} />
    </g>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="archery-night" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#04101c" />
        <stop offset="0.6" stopColor="#10304a" />
        <stop offset="1" stopColor="#10304a" />
      </linearGradient>
      <linearGradient id="archery-grass" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#1a6b44" />
        <stop offset="0.35" stopColor="#145436" />
        <stop offset="1" stopColor="#06241a" />
      </linearGradient>
      <linearGradient id="archery-straw" x1="0" x2="1" y1="0" y2="1">
        <stop stopColor="#e9d3a0" />
        <stop offset="1" stopColor="#a98549" />
      </linearGradient>
      <radialGradient id="archery-light">
        <stop stopColor="#eef8ff" stopOpacity="0.28" />
        <stop offset="1" stopColor="#eef8ff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="archery-shine">
        <stop stopColor="#ffffff" stopOpacity="0.22" />
        <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
