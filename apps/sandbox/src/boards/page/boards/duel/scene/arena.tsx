import { memo } from 'react'

const SEATS = Array.from({ length: 6 }, (_, row) => row)
const RAYS = [-900, -560, -330, -160, -40, 70, 180, 290, 400, 520, 690, 920, 1260]
const LAMPS = [-190, -60, 60, 180, 300, 420, 550]

/** The hall: its crowd, its lamps and the lit floor. They never change. */
export const Arena = memo(function Arena() {
  return (
    <g>
      <Paints />
      <rect fill="url(#duel-hall)" height="440" width="1440" x="-540" y="-220" />
      {SEATS.map((row) => (
        <path
          d={`M${-540 + (row % 2) * 4.6} ${30 + row * 9}H900`}
          key={row}
          stroke={row % 3 === 0 ? '#8b7ac0' : '#4c4478'}
          strokeDasharray="0 9.2"
          strokeLinecap="round"
          strokeOpacity={0.34 + row * 0.08}
          strokeWidth="5"
        />
      ))}
      {LAMPS.map((x) => (
        <g key={x}>
          <path d={`M${x} -8L${x - 46} 150H${x + 46}Z`} fill="url(#duel-cone)" />
          <rect fill="#0b0a1a" height="8" rx="3" width="30" x={x - 15} y="-14" />
          <rect fill="#f3ecff" height="3" rx="1.5" width="22" x={x - 11} y="-7" />
        </g>
      ))}
      <path d="M-540 84H900V112H-540Z" fill="#1a1440" />
      <path d="M-540 86H900M-540 109H900" stroke="#b06bff" strokeOpacity="0.85" strokeWidth="2" />
      <path d="M-540 112H900V460H-540Z" fill="url(#duel-floor)" />
      {RAYS.map((x) => (
        <path
          d={`M${180 + (x - 180) * 0.4} 112L${x} 260`}
          key={x}
          stroke="#7d5cff"
          strokeOpacity="0.3"
          strokeWidth="1.2"
        />
      ))}
      {[122, 138, 160, 190, 230].map((y) => (
        <path
          d={`M-540 ${y}H900`}
          key={y}
          stroke="#7d5cff"
          strokeOpacity="0.28"
          strokeWidth="1.2"
        />
      ))}
      <ellipse cx="180" cy="176" fill="url(#duel-ring)" rx="196" ry="34" />
      <ellipse
        cx="180"
        cy="176"
        fill="none"
        rx="178"
        ry="27"
        stroke="#32e0ff"
        strokeOpacity="0.6"
        strokeWidth="2"
      />
    </g>
  )
})

function Paints() {
  return (
    <defs>
      <linearGradient id="duel-hall" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#05040f" />
        <stop offset="0.6" stopColor="#1a1440" />
        <stop offset="1" stopColor="#1a1440" />
      </linearGradient>
      <linearGradient id="duel-floor" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#261b5e" />
        <stop offset="0.4" stopColor="#130d36" />
        <stop offset="1" stopColor="#070514" />
      </linearGradient>
      <linearGradient id="duel-cone" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#cdbcff" stopOpacity="0.22" />
        <stop offset="1" stopColor="#cdbcff" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="duel-ring">
        <stop stopColor="#5be9ff" stopOpacity="0.3" />
        <stop offset="1" stopColor="#5be9ff" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
