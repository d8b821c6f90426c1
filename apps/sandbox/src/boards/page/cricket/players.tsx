import type { Kit } from './kit.ts'

const SKIN = '#a86f47'
export const PADS = '#f4f6f2'

/** The batter, seen from the bowler. The bat hangs in a group of its own, so that it can swing. */
export function Batter({ kit }: { kit: Kit }) {
  return (
    <g>
      <Shadow />
      <Legs cloth={PADS} width={5.4} />
      <Torso kit={kit} />
      <g data-part="bat">
        <path d="M4 -25L8 -17" stroke={SKIN} strokeWidth="3.4" strokeLinecap="round" />
        <path d="M-5 -25L7 -17" stroke={SKIN} strokeWidth="3.4" strokeLinecap="round" />
        <path d="M8 -19V-13" stroke="#33251a" strokeWidth="1.8" />
        <rect
          x="5.8"
          y="-13"
          width="4.6"
          height="15"
          rx="1.6"
          fill="#e8c98b"
          stroke="#8a6a34"
          strokeWidth=".6"
        />
      </g>
      <Head cap={kit.trim} isHelmet />
    </g>
  )
}

/** The bowler, seen from behind. Legs and the bowling arm are groups of their own. */
export function Bowler({ kit }: { kit: Kit }) {
  return (
    <g>
      <Shadow />
      <path
        data-part="leg-left"
        d="M-3 -17L-4 -1"
        stroke={kit.deep}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <path
        data-part="leg-right"
        d="M3 -17L4 -1"
        stroke={kit.deep}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <Torso kit={kit} />
      <path d="M-6 -29L-10 -20" stroke={SKIN} strokeWidth="3.2" strokeLinecap="round" />
      <g data-part="arm">
        <path d="M6 -29L10 -41" stroke={SKIN} strokeWidth="3.2" strokeLinecap="round" />
      </g>
      <Head cap={kit.shirt} />
    </g>
  )
}

/** Anybody else on the field. */
export function Fielder({ kit }: { kit: Kit }) {
  return (
    <g>
      <Shadow />
      <Legs cloth={kit.deep} width={4.6} />
      <Torso kit={kit} />
      <path d="M-6 -28L-9 -17M6 -28L9 -17" stroke={SKIN} strokeWidth="3" strokeLinecap="round" />
      <Head cap={kit.shirt} />
    </g>
  )
}

/** Three stumps with their bails; each a part of its own, so that they can fall. */
export function Stumps() {
  return (
    <g stroke="#f6e3b0" strokeLinecap="round" strokeWidth="1.9">
      <path data-part="stump-left" d="M-4 0V-17" />
      <path data-part="stump-middle" d="M0 0V-17" />
      <path data-part="stump-right" d="M4 0V-17" />
      <path data-part="bails" d="M-4.6 -17.8H4.6" stroke="#ffb703" strokeWidth="1.6" />
    </g>
  )
}

function Shadow() {
  return <ellipse cx="2" cy="0" rx="10" ry="2.6" fill="#03180c" opacity=".45" />
}

function Legs({ cloth, width }: { cloth: string; width: number }) {
  return (
    <path d="M-3 -17L-5 -1M3 -17L5 -1" stroke={cloth} strokeWidth={width} strokeLinecap="round" />
  )
}

function Torso({ kit }: { kit: Kit }) {
  return (
    <g>
      <path d="M-6.5 -31Q0 -33.5 6.5 -31L5 -15H-5Z" fill={kit.shirt} />
      <path d="M-5.9 -26L5.9 -26L5.6 -22.6H-5.6Z" fill={kit.trim} />
    </g>
  )
}

function Head({ cap, isHelmet = false }: { cap: string; isHelmet?: boolean }) {
  return (
    <g>
      <circle cy="-36.4" r="4" fill={SKIN} />
      <path
        d={isHelmet ? 'M-4.6 -35A4.6 4.9 0 0 1 4.6 -35Z' : 'M-4.3 -36.6A4.3 4.4 0 0 1 4.3 -36.6Z'}
        fill={cap}
      />
      {isHelmet && <path d="M-3.6 -34.4H3.6M-3 -33H3" stroke="#dfe6ea" strokeWidth=".8" />}
    </g>
  )
}
