import type { Ref } from 'react'
import type { TeamKit } from '../kits.ts'

const SKIN = '#8a5a3a'
const HAIR = '#17120f'

type KeeperProps = { body: Ref<SVGGElement> }

/** The keeper from the front, 56 high, hands up; whoever draws it moves and turns the body. */
export function Keeper({ body }: KeeperProps) {
  return (
    <g ref={body}>
      <path
        d="M-5 -24L-9 -12L-8 -1M5 -24L9 -12L8 -1"
        fill="none"
        stroke="#10202c"
        strokeLinecap="round"
        strokeWidth="5.4"
      />
      <path d="M-11 -1H-5M5 -1H11" stroke="#f2f7f4" strokeLinecap="round" strokeWidth="3.6" />
      <path d="M-8.4 -29H8.4L10 -19H1L0 -22L-1 -19H-10Z" fill="#0c1a24" />
      <path
        d="M-8 -41L-16 -50L-14 -60M8 -41L16 -50L14 -60"
        fill="none"
        stroke="#ff9f1c"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="5.2"
      />
      <circle cx="-14" cy="-61.5" fill="#f7fbff" r="4.2" stroke="#26445a" strokeWidth="0.9" />
      <circle cx="14" cy="-61.5" fill="#f7fbff" r="4.2" stroke="#26445a" strokeWidth="0.9" />
      <path d="M-9.4 -43Q0 -46.6 9.4 -43L8.8 -28H-8.8Z" fill="#ff9f1c" />
      <path d="M-8.8 -36H8.8" stroke="#10202c" strokeOpacity="0.4" strokeWidth="2.4" />
      <circle cx="0" cy="-50.4" fill={SKIN} r="6" />
      <path d="M-6.1 -51A6.1 6.1 0 0 1 6.1 -51Q3 -53.6 0 -53.8Q-3 -53.6 -6.1 -51Z" fill={HAIR} />
      <path
        d="M-2.4 -50.4h.1M2.4 -50.4h.1"
        stroke="#120c08"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
    </g>
  )
}

type ShooterProps = { kit: TeamKit; body: Ref<SVGGElement>; leg: Ref<SVGGElement> }

/** The shooter from behind, 70 high; whoever draws it moves the body and swings the leg. */
export function Shooter({ kit: { shirt, shorts }, body, leg }: ShooterProps) {
  return (
    <g ref={body}>
      <ellipse cx="0" cy="1" fill="#03100a" fillOpacity="0.45" rx="15" ry="3.8" />
      <path
        d="M-4.5 -30L-7 -16L-6 -2"
        fill="none"
        stroke={SKIN}
        strokeLinecap="round"
        strokeWidth="5.4"
      />
      <path d="M-6.8 -14L-6.2 -4" stroke={shirt} strokeLinecap="round" strokeWidth="5.6" />
      <path d="M-10 -1.6H-3.6" stroke="#10141a" strokeLinecap="round" strokeWidth="4" />
      <g className="penalty-leg" ref={leg}>
        <path
          d="M4.5 -30L8 -16L9.4 -3"
          fill="none"
          stroke={SKIN}
          strokeLinecap="round"
          strokeWidth="5.4"
        />
        <path d="M8.2 -14L9.2 -5" stroke={shirt} strokeLinecap="round" strokeWidth="5.6" />
        <path d="M7.6 -2H14.4" stroke="#10141a" strokeLinecap="round" strokeWidth="4" />
      </g>
      <path d="M-9 -36H9L10.8 -24H1L0 -28L-1 -24H-10.8Z" fill={shorts} />
      <path
        d="M-9 -51L-16 -42L-14 -34M9 -51L17 -44L19 -36"
        fill="none"
        stroke={SKIN}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="4.4"
      />
      <path d="M-10 -54Q0 -58 10 -54L13 -47L9.6 -45.6V-34H-9.6V-45.6L-13 -47Z" fill={shirt} />
      <path
        d="M-2 -50H2V-40"
        fill="none"
        stroke={shorts}
        strokeLinejoin="round"
        strokeWidth="2.4"
      />
      <circle cx="0" cy="-61" fill={SKIN} r="6.4" />
      <path d="M-6.5 -61.4A6.5 6.5 0 0 1 6.5 -61.4Q5 -56 0 -55.8Q-5 -56 -6.5 -61.4Z" fill={HAIR} />
    </g>
  )
}

/** The ball, 12 across. */
export function Ball({ body }: { body: Ref<SVGGElement> }) {
  return (
    <g ref={body}>
      <circle fill="#ffffff" r="6.4" stroke="#1d2a24" strokeWidth="0.8" />
      <path
        d="M0 -2.6L2.5 -0.8L1.5 2.1H-1.5L-2.5 -0.8ZM0 -6.2V-2.6M6 -1.9L2.5 -0.8M3.7 5L1.5 2.1M-3.7 5L-1.5 2.1M-6 -1.9L-2.5 -0.8"
        fill="#1d2a24"
        stroke="#1d2a24"
        strokeWidth="0.9"
      />
    </g>
  )
}
