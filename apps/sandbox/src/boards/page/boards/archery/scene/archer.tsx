import type { RefObject } from 'react'
import type { Kit } from '../kits.ts'
import type { Pose } from './flight.ts'

/** The moved parts of an archer. */
export type ArcherParts = {
  bow: RefObject<SVGGElement | null>
  string: RefObject<SVGPathElement | null>
  arm: RefObject<SVGPathElement | null>
  sleeve: RefObject<SVGPathElement | null>
  nocked: RefObject<SVGPathElement | null>
}

type ArcherProps = ArcherParts & { kit: Kit }

/** An archer from behind, feet at 0, 0 and about 118 high, who shoots to the right. */
export function Archer({ kit, bow, string, arm, sleeve, nocked }: ArcherProps) {
  const { shirt, trim, skin, hair } = kit
  return (
    <g>
      <ellipse cx="0" cy="0.6" fill="#03120b" fillOpacity="0.5" rx="26" ry="5" />
      <path
        d="M-5 -54L-13 -27L-14 -3M6 -54L13 -28L15 -3"
        fill="none"
        stroke="#e8edf1"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="9.4"
      />
      <path d="M-19 -2H-10M11 -2H20" stroke="#161d26" strokeLinecap="round" strokeWidth="5" />
      <Quiver trim={trim} shirt={shirt} />
      <path d="M-13 -91Q0 -97 12 -91L13 -74L9.4 -52H-9.4L-14 -74Z" fill={shirt} />
      <path d="M-9.6 -57H9.6L9.4 -51H-9.4Z" fill={trim} />
      <path d="M-11 -80Q0 -75 12 -81" fill="none" stroke={trim} strokeWidth="2.6" />
      <g className="archery-bow" ref={bow}>
        <Bow nocked={nocked} shirt={shirt} skin={skin} string={string} />
      </g>
      <path
        fill="none"
        ref={arm}
        stroke={skin}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="5.4"
      />
      <path fill="none" ref={sleeve} stroke={shirt} strokeLinecap="round" strokeWidth="7.6" />
      <Head hair={hair} shirt={shirt} skin={skin} trim={trim} />
    </g>
  )
}

function Quiver({ trim, shirt }: Pick<Kit, 'trim' | 'shirt'>) {
  return (
    <g transform="translate(-12 -50) rotate(14)">
      <path
        d="M-3 -12V-22M0 -12V-25M3 -12V-21"
        stroke={shirt}
        strokeLinecap="round"
        strokeWidth="2.2"
      />
      <rect
        fill="#2a1c12"
        height="30"
        rx="3"
        stroke={trim}
        strokeWidth="1"
        width="9"
        x="-4.5"
        y="-13"
      />
    </g>
  )
}

function Head({ skin, hair, shirt, trim }: Kit) {
  return (
    <g>
      <path d="M-3 -97H5V-90H-3Z" fill={skin} />
      <circle cx="2" cy="-105" fill={skin} r="8.6" />
      <path
        d="M-6.8 -104.5A8.8 8.8 0 0 1 10.8 -104Q8 -97 1 -96.8Q-5 -97 -6.8 -104.5Z"
        fill={hair}
      />
      <path d="M-6.9 -105.5A9 9 0 0 1 10.9 -106L17 -105.4L10.8 -103.8H-6.8Z" fill={shirt} />
      <path d="M-6.9 -104.6H11" stroke={trim} strokeWidth="1.3" />
    </g>
  )
}

const TIPS = { x: 37, top: -134, foot: -50 }
const HAND = { x: 44, y: -92 }

type BowProps = Pick<Kit, 'skin' | 'shirt'> & Pick<ArcherParts, 'string' | 'nocked'>

/** The bow with the arm that holds it, its string and the arrow on it. */
function Bow({ skin, shirt, string, nocked }: BowProps) {
  return (
    <>
      <path
        d={`M9 -88L${HAND.x} ${HAND.y}`}
        stroke={skin}
        strokeLinecap="round"
        strokeWidth="5.4"
      />
      <path d="M9 -88L23 -89.6" stroke={shirt} strokeLinecap="round" strokeWidth="7.6" />
      <path fill="none" ref={string} stroke="#f4f8fb" strokeOpacity="0.9" strokeWidth="0.9" />
      <path ref={nocked} stroke="#f7e9c8" strokeLinecap="round" strokeWidth="1.8" />
      <path
        d={`M${TIPS.x} ${TIPS.top}Q${HAND.x + 1} -126 ${HAND.x + 3} -108Q${HAND.x - 2} -98 ${HAND.x} -92Q${HAND.x - 2} -86 ${HAND.x + 3} -76Q${HAND.x + 1} -58 ${TIPS.x} ${TIPS.foot}`}
        fill="none"
        stroke="#2a1608"
        strokeLinecap="round"
        strokeWidth="4.6"
      />
      <path
        d={`M${TIPS.x} ${TIPS.top}Q${HAND.x + 1} -126 ${HAND.x + 3} -108Q${HAND.x - 2} -98 ${HAND.x} -92Q${HAND.x - 2} -86 ${HAND.x + 3} -76Q${HAND.x + 1} -58 ${TIPS.x} ${TIPS.foot}`}
        fill="none"
        stroke="#c9812f"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <path d={`M${HAND.x - 1} -98V-86`} stroke={skin} strokeLinecap="round" strokeWidth="6" />
    </>
  )
}

/** How far a lowered bow points to the ground. */
const LOWERED_DEGREES = 52

/** Moves an archer into a pose. */
export function takePose(parts: ArcherParts, { lift, pull }: Pose, hasArrow: boolean): void {
  const between = (from: number, to: number, part: number) => (from + (to - from) * part).toFixed(1)
  const x = between(TIPS.x, 5, pull)
  const y = between(HAND.y, -97, pull)
  const elbow = `${between(2, -24, pull)} ${between(-72, -96, pull)}`
  // The hand that draws is at the string of a lifted bow, and hangs while the bow is down.
  const hand =
    lift > 0.9 ? `${x} ${y}` : `${between(8, TIPS.x, lift)} ${between(-54, HAND.y, lift)}`
  if (parts.bow.current !== null) {
    parts.bow.current.style.transform = `rotate(${between(LOWERED_DEGREES, 0, lift)}deg)`
  }
  parts.string.current?.setAttribute('d', `M${TIPS.x} ${TIPS.top}L${x} ${y}L${TIPS.x} ${TIPS.foot}`)
  parts.nocked.current?.setAttribute('d', hasArrow ? `M${x} ${y}L${HAND.x + 12} ${HAND.y}` : '')
  parts.arm.current?.setAttribute('d', `M-11 -88L${elbow}L${hand}`)
  parts.sleeve.current?.setAttribute('d', `M-11 -88L${elbow}`)
}
