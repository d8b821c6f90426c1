import { memo } from 'react'
import { groundField, groundLine, NET_Y, NET_Z, project } from './project.ts'

/** The court under floodlights, without players; it never changes. */
export const Court = memo(function Court() {
  return (
    <g>
      <Paints />
      <rect fill="url(#tie-break-night)" height="400" width="1440" x="-540" y="-180" />
      <Stand />
      <path d="M-540 60H900V420H-540Z" fill="url(#tie-break-ground)" />
      <path d="M-540 51H900V64H-540Z" fill="#0d3b2a" />
      <path d="M-540 51H900" stroke="#ffb703" strokeOpacity="0.55" strokeWidth="1.2" />
      <path d={groundField(-1.42, 1.42, -0.16, 1.2)} fill="url(#tie-break-apron)" />
      <path d={groundField(-1, 1, 0, 1)} fill="url(#tie-break-court)" />
      <path d={LINES} fill="none" stroke="#f4f8ff" strokeLinecap="square" strokeWidth="1.7" />
      <ellipse cx="180" cy="118" fill="url(#tie-break-light)" rx="220" ry="92" />
    </g>
  )
})

const SERVICE = { near: 0.23, far: 0.77 }

const LINES = [
  groundField(-1, 1, 0, 1),
  groundLine([-1, SERVICE.near], [1, SERVICE.near]),
  groundLine([-1, SERVICE.far], [1, SERVICE.far]),
  groundLine([0, SERVICE.near], [0, SERVICE.far]),
  groundLine([0, 0], [0, 0.025]),
  groundLine([0, 0.975], [0, 1]),
].join('')

/** The net; what is nearer than it is drawn after it. */
export const Net = memo(function Net() {
  const [left, right] = [-1.14, 1.14].map((x) => project({ x, y: NET_Y, z: 0 }))
  const [top, middle] = [
    project({ x: -1.14, y: NET_Y, z: NET_Z * 1.15 }),
    project({ x: 0, y: NET_Y, z: NET_Z * 0.94 }),
  ]
  if (left === undefined || right === undefined) return null
  const cord = `M${left.x} ${top.y}Q180 ${2 * middle.y - top.y} ${right.x} ${top.y}`
  return (
    <g>
      <path d={`${cord}V${right.y}H${left.x}Z`} fill="#081a2a" fillOpacity="0.42" />
      <path d={`${cord}V${right.y}H${left.x}Z`} fill="url(#tie-break-mesh)" />
      <path d={cord} fill="none" stroke="#ffffff" strokeWidth="2.4" />
      <path
        d={`M180 ${middle.y}V${left.y}`}
        stroke="#ffffff"
        strokeOpacity="0.85"
        strokeWidth="1.6"
      />
      {[left, right].map(({ x, y }) => (
        <path d={`M${x} ${top.y - 1}V${y + 1}`} key={x} stroke="#dfe7ee" strokeWidth="2.6" />
      ))}
    </g>
  )
})

const SEATS = Array.from({ length: 6 }, (_, row) => row)
const MASTS = [-112, 52, 308, 472]

/** People in the dark behind the court, and the light masts. */
function Stand() {
  return (
    <g>
      <path d="M-540 6H900V52H-540Z" fill="#0a1c2c" />
      {SEATS.map((row) => (
        <path
          d={`M${-540 + (row % 2) * 4} ${11 + row * 7}H900`}
          key={row}
          stroke={row % 3 === 0 ? '#5d7d94' : '#3d5a70'}
          strokeDasharray="0 8.4"
          strokeLinecap="round"
          strokeOpacity={0.4 + row * 0.07}
          strokeWidth="4.2"
        />
      ))}
      <path d="M-540 52V4L-540 0H900V6H-540Z" fill="#07131f" />
      {MASTS.map((x) => (
        <g key={x} transform={`translate(${x} -4)`}>
          <ellipse cx="0" cy="-8" fill="url(#tie-break-light)" rx="70" ry="44" />
          <rect fill="#0b1a26" height="12" rx="2" width="34" x="-17" y="-14" />
          <path
            d="M-13 -10.5H13M-13 -5.5H13"
            stroke="#fdfbe6"
            strokeDasharray="4 2.6"
            strokeWidth="3"
          />
        </g>
      ))}
    </g>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="tie-break-night" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#050f1c" />
        <stop offset="0.5" stopColor="#0c2438" />
        <stop offset="1" stopColor="#0c2438" />
      </linearGradient>
      <linearGradient id="tie-break-ground" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#0b3325" />
        <stop offset="1" stopColor="#061c14" />
      </linearGradient>
      <linearGradient id="tie-break-apron" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#17684a" />
        <stop offset="1" stopColor="#0f4f38" />
      </linearGradient>
      <linearGradient id="tie-break-court" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#2c74c4" />
        <stop offset="1" stopColor="#1c4f96" />
      </linearGradient>
      <radialGradient id="tie-break-light">
        <stop stopColor="#e9f6ff" stopOpacity="0.26" />
        <stop offset="1" stopColor="#e9f6ff" stopOpacity="0" />
      </radialGradient>
      <pattern height="4" id="tie-break-mesh" patternUnits="userSpaceOnUse" width="4">
        <path d="M0 0L4 4M4 0L0 4" stroke="#ffffff" strokeOpacity="0.26" strokeWidth="0.6" />
      </pattern>
    </defs>
  )
}
