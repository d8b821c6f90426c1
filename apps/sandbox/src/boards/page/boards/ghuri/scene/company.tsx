import { useId } from 'react'

const KITES = [
  { x: 42, y: 60, size: 0.34, turn: -24, left: '#2bd5c4', right: '#0e7f8a' },
  { x: 322, y: 120, size: 0.26, turn: 26, left: '#ffd24a', right: '#f08a1a' },
  { x: 400, y: 300, size: 0.2, turn: 30, left: '#2bd5c4', right: '#0e7f8a' },
  { x: 96, y: 236, size: 0.22, turn: 14, left: '#7ad957', right: '#2b8a3e' },
  { x: 286, y: 330, size: 0.3, turn: -12, left: '#ff8ac6', right: '#c2317e' },
] as const

const LANTERNS = [
  { x: 288, y: 46, size: 0.5 },
  { x: 70, y: 140, size: 0.36 },
  { x: 226, y: 196, size: 0.26 },
  { x: 336, y: 240, size: 0.4 },
  { x: 390, y: 80, size: 0.34 },
  { x: 40, y: 318, size: 0.46 },
  { x: 180, y: 360, size: 0.3 },
] as const

/** After so many pixels the sky repeats, downwards and across. */
export const COMPANY_HEIGHT = 400
const TILE_WIDTH = 430

/** Other people's kites and the lanterns that rise among them, over and over. */
export function Company() {
  const id = useId()
  return (
    <svg aria-hidden="true">
      <defs>
        <pattern
          id={`${id}sky`}
          width={TILE_WIDTH}
          height={COMPANY_HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          <Flyers id={id} />
        </pattern>
        <radialGradient id={`${id}halo`}>
          <stop stopColor="#ffc46b" stopOpacity=".7" />
          <stop offset=".5" stopColor="#ff9a3c" stopOpacity=".25" />
          <stop offset="1" stopColor="#ff9a3c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}paper`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#ffb347" />
          <stop offset="1" stopColor="#fff6d0" />
        </linearGradient>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}sky)`} />
    </svg>
  )
}

function Flyers({ id }: { id: string }) {
  return (
    <>
      {KITES.map(({ x, y, size, turn, left, right }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d="M0 40L-18 76L0 68L18 76Z" fill={right} />
          <path d="M0 -54L-46 -4L0 50Z" fill={left} />
          <path d="M0 -54L46 -4L0 50Z" fill={right} />
          <circle cy="2" r="13" fill="#fff6e0" />
        </g>
      ))}
      {LANTERNS.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle cy="8" r="62" fill={`url(#${id}halo)`} />
          <path
            d="M-22 -38C-34 -38 -32 -18 -29 -6L-18 36H18L29 -6C32 -18 34 -38 22 -38C12 -44 -12 -44 -22 -38Z"
            fill={`url(#${id}paper)`}
          />
          <ellipse cy="36" rx="18" ry="4" fill="#8a3a08" />
          <ellipse cy="32" rx="7" ry="9" fill="#fff" />
        </g>
      ))}
    </>
  )
}
