import { memo } from 'react'
import { GOAL, SPOT } from './kick-path.ts'

const { left, right, top, line } = GOAL
const SEATS = [0, 1, 2, 3, 4, 5]
const MASTS = [-116, 20, 340, 476]

/** The ground, the stand and the goal; they never change. */
export const Goal = memo(function Goal() {
  return (
    <g>
      <Paints />
      <rect fill="url(#penalty-night)" height="420" width="1440" x="-540" y="-200" />
      <Stand />
      <path d="M-540 126H900V440H-540Z" fill="url(#penalty-grass)" />
      {[0, 1, 2, 3].map((row) => (
        <path
          d={`M-540 ${132 + row * row * 9 + row * 16}H900V${141 + row * row * 11 + row * 17}H-540Z`}
          fill="#ffffff"
          fillOpacity="0.045"
          key={row}
        />
      ))}
      <path
        d={`M-540 ${line}H900M-22 ${line}L-96 216M382 ${line}L456 216M40 ${line}L20 158H340L320 ${line}`}
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.75"
        strokeWidth="2"
      />
      <ellipse cx={SPOT.x} cy={SPOT.y + 5} fill="#ffffff" fillOpacity="0.9" rx="6" ry="2.2" />
      <ellipse cx="180" cy="150" fill="url(#penalty-light)" rx="260" ry="86" />
      <Net />
    </g>
  )
})

function Net() {
  const back = { left: left + 16, right: right - 16, top: top + 12, line: line - 10 }
  const across = Array.from({ length: 8 }, (_, row) => {
    const y = top + ((line - top) / 8) * row
    return `M${left} ${y}L${back.left} ${y + 8}H${back.right}L${right} ${y}`
  })
  const down = Array.from({ length: 17 }, (_, column) => {
    const x = left + ((right - left) / 16) * column
    const at = back.left + ((back.right - back.left) / 16) * column
    return `M${x} ${top}L${at} ${back.top}V${back.line}`
  })
  return (
    <g>
      <path
        d={`M${left} ${top}H${right}V${line}L${back.right} ${back.line}H${back.left}L${left} ${line}Z`}
        fill="#06140d"
        fillOpacity="0.3"
      />
      <path
        d={[...across, ...down].join('')}
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.3"
        strokeWidth="0.8"
      />
      <path
        d={`M${left} ${line}V${top}H${right}V${line}`}
        fill="none"
        stroke="#9fb0a6"
        strokeLinejoin="round"
        strokeWidth="7"
      />
      <path
        d={`M${left} ${line}V${top}H${right}V${line}`}
        fill="none"
        stroke="#ffffff"
        strokeLinejoin="round"
        strokeWidth="5"
      />
    </g>
  )
}

function Stand() {
  return (
    <g>
      <path d="M-540 26H900V112H-540Z" fill="#0a2318" />
      {SEATS.map((row) => (
        <path
          d={`M${-540 + (row % 2) * 5} ${36 + row * 12}H900`}
          key={row}
          stroke={row % 3 === 0 ? '#6f9d83' : '#3f6650'}
          strokeDasharray="0 10.4"
          strokeLinecap="round"
          strokeOpacity={0.4 + row * 0.06}
          strokeWidth="5.4"
        />
      ))}
      <path d="M-540 108H900V127H-540Z" fill="#0b3a26" />
      <path d="M-540 108H900" stroke="#ffb703" strokeOpacity="0.6" strokeWidth="1.4" />
      <path d="M-540 18L900 18V28H-540Z" fill="#051009" />
      {MASTS.map((x) => (
        <g key={x} transform={`translate(${x} 6)`}>
          <ellipse cx="0" cy="0" fill="url(#penalty-light)" rx="70" ry="46" />
          <rect fill="#06140d" height="14" rx="2" width="40" x="-20" y="-7" />
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

function Paints() {
  return (
    <defs>
      <linearGradient id="penalty-night" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#04120b" />
        <stop offset="1" stopColor="#0d2e1e" />
      </linearGradient>
      <linearGradient id="penalty-grass" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#1f7a45" />
        <stop offset="0.35" stopColor="#17643a" />
        <stop offset="1" stopColor="#08331c" />
      </linearGradient>
      <radialGradient id="penalty-light">
        <stop stopColor="#eafff1" stopOpacity="0.28" />
        <stop offset="1" stopColor="#eafff1" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
