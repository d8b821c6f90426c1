import type { Kit } from './kits.ts'

const SKIN = '#8f5a38'

/** A player with their feet at 0, 0, 40 high, arms wide. */
export function Player({ kit }: { kit: Kit }) {
  return (
    <g>
      <ellipse cx="0" cy="0" rx="10" ry="2.6" fill="#06222c" opacity=".4" />
      <path
        d="M-3 -15L-7 -1M3 -15L7 -1"
        stroke={SKIN}
        strokeLinecap="round"
        strokeWidth="3.8"
        fill="none"
      />
      <path d="M-6 -20H6L7.5 -10L1 -9L0 -13L-1 -9L-7.5 -10Z" fill={kit.shorts} />
      <path
        d="M-5.5 -28L-13 -22L-16 -16M5.5 -28L13 -22L16 -16"
        stroke={SKIN}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.2"
        fill="none"
      />
      <path d="M-6 -31Q0 -33 6 -31L5.6 -18H-5.6Z" fill={kit.shirt} />
      <path d="M-5.7 -26H5.7V-22.6H-5.7Z" fill={kit.trim} />
      <circle cy="-36" r="4.2" fill={SKIN} />
      <path d="M-4.4 -36.4A4.4 4.6 0 0 1 4.4 -36.4Q0 -38.5 -4.4 -36.4Z" fill="#17100b" />
    </g>
  )
}
