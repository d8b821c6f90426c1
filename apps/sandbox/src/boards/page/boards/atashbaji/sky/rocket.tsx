import { LAUNCH } from './layout.ts'

type RocketProps = { x: number; y: number; isLit: boolean }

const TRAIL_MAX = 120

/** A paper rocket on its stick, its tip up; a lit one has fire and a trail below it. */
export function Rocket({ x, y, isLit }: RocketProps) {
  // No trail hangs into the river.
  const trail = Math.min(TRAIL_MAX, LAUNCH.y + 12 - y)
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLit && (
        <>
          <path d={`M-2.4 6L0 ${trail}L2.4 6Z`} fill="url(#baji-trail)" />
          <path d="M-4 5C-6 14 -2 20 0 27C2 20 6 14 4 5Z" fill="#ffd257" />
          <path d="M-2 5C-3 11 -1 14 0 18C1 14 3 11 2 5Z" fill="#fffbe0" />
        </>
      )}
      <path d="M4 -4V24" stroke="#c98a45" strokeWidth={1.4} strokeLinecap="round" />
      <path d="M-4.5 -9H4.5V5H-4.5Z" fill="#e23a4e" />
      <path d="M-4.5 -5H4.5M-4.5 2H4.5" stroke="#ffd257" strokeWidth={1.6} />
      <path d="M-4.5 -9L0 -19L4.5 -9Z" fill="#ffb703" />
    </g>
  )
}
