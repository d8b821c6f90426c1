import type { RefObject } from 'react'
import type { Kit } from '../kits.ts'
import type { Stance } from './moves.ts'

/** The moved parts of a robot. */
export type RobotParts = {
  body: RefObject<SVGGElement | null>
  arm: RefObject<SVGGElement | null>
  glow: RefObject<SVGCircleElement | null>
  shield: RefObject<SVGGElement | null>
}

type RobotProps = RobotParts & { kit: Kit }

/** A robot, feet at 0, 0 and about 112 high, that looks to the right. */
export function Robot({ kit, body, arm, glow, shield }: RobotProps) {
  const { plate, edge, light } = kit
  return (
    <g ref={body}>
      <ellipse cx="0" cy="1" fill="#02060c" fillOpacity="0.6" rx="34" ry="6" />
      <Legs {...kit} />
      <path
        d="M-26 -74L-34 -52L-26 -34"
        fill="none"
        stroke={edge}
        strokeLinejoin="round"
        strokeWidth="13"
      />
      <path
        d="M-26 -74L-34 -52L-26 -34"
        fill="none"
        stroke={plate}
        strokeLinejoin="round"
        strokeOpacity="0.75"
        strokeWidth="9"
      />
      <path
        d="M-22 -84H20L27 -70L19 -42H-17L-27 -70Z"
        fill={plate}
        stroke={edge}
        strokeLinejoin="round"
        strokeWidth="3"
      />
      <path d="M-14 -48H15L12 -38H-11Z" fill={edge} />
      <path d="M-19 -81H17L22 -71H-22Z" fill="#ffffff" fillOpacity="0.28" />
      <circle cx="3" cy="-62" fill={edge} r="10.5" />
      <circle cx="3" cy="-62" fill={light} r="6.6" />
      <circle className="duel-glow" cx="3" cy="-62" fill={light} r="22" ref={glow} />
      <Head {...kit} />
      <Arm {...kit} arm={arm} />
      <Shield shield={shield} />
    </g>
  )
}

function Arm({ plate, edge, light, arm }: Kit & Pick<RobotParts, 'arm'>) {
  return (
    <g className="duel-arm" ref={arm}>
      <path
        d="M18 -76L30 -54L28 -34"
        fill="none"
        stroke={edge}
        strokeLinejoin="round"
        strokeWidth="14"
      />
      <path
        d="M18 -76L30 -54L28 -34"
        fill="none"
        stroke={plate}
        strokeLinejoin="round"
        strokeWidth="10"
      />
      <rect fill={edge} height="17" rx="5" width="19" x="19" y="-38" />
      <path d="M23 -34H34M23 -29H34" stroke={light} strokeWidth="2" />
      <circle cx="18" cy="-76" fill={plate} r="9.5" stroke={edge} strokeWidth="3" />
    </g>
  )
}

function Shield({ shield }: Pick<RobotParts, 'shield'>) {
  return (
    <g className="duel-shield" ref={shield}>
      <path
        d="M44 -104Q66 -60 44 -8"
        fill="none"
        stroke="#8ff0ff"
        strokeLinecap="round"
        strokeOpacity="0.4"
        strokeWidth="11"
      />
      <path
        d="M44 -104Q66 -60 44 -8"
        fill="none"
        stroke="#e8fdff"
        strokeLinecap="round"
        strokeWidth="3.4"
      />
    </g>
  )
}

function Legs({ plate, edge }: Kit) {
  return (
    <>
      <path
        d="M-9 -40L-17 -20L-14 -3M10 -40L19 -21L16 -3"
        fill="none"
        stroke={edge}
        strokeLinejoin="round"
        strokeWidth="14"
      />
      <path
        d="M-9 -40L-17 -20L-14 -5M10 -40L19 -21L16 -5"
        fill="none"
        stroke={plate}
        strokeLinejoin="round"
        strokeWidth="9.4"
      />
      <path d="M-26 0L-22 -8H-6L-3 0ZM6 0L9 -8H25L30 0Z" fill={edge} />
      <circle cx="-17" cy="-20" fill={edge} r="4" />
      <circle cx="19" cy="-21" fill={edge} r="4" />
    </>
  )
}

function Head({ plate, edge, light }: Kit) {
  return (
    <>
      <rect fill={edge} height="8" width="14" x="-6" y="-90" />
      <path d="M1 -112V-120" stroke={edge} strokeWidth="2.6" />
      <circle cx="1" cy="-121" fill={light} r="2.8" />
      <path
        d="M-14 -108Q-13 -114 -6 -114H12Q19 -113 20 -106L18 -92Q16 -88 11 -88H-8Q-13 -88 -14 -93Z"
        fill={plate}
        stroke={edge}
        strokeLinejoin="round"
        strokeWidth="2.8"
      />
      <path d="M-4 -104H19L18 -96H-2Z" fill="#0a121c" />
      <path d="M4 -100.2H17" stroke={light} strokeLinecap="round" strokeWidth="3" />
    </>
  )
}

/** Who falls on their back is drawn further in, so that the whole of them lies in the arena. */
const FALLEN = 50

type Placed = { x: number; y: number; facing: 1 | -1; isDown: boolean }

/** Moves a robot into a stance at its place; one that is down lies on its back. */
export function takeStance(
  parts: RobotParts,
  stance: Stance,
  { x, y, facing, isDown }: Placed,
): void {
  const at = x + facing * (isDown ? FALLEN : stance.ahead)
  if (parts.body.current !== null) {
    const turn = isDown ? -78 : -stance.ahead * -0.06
    parts.body.current.style.transform = `translate(${at.toFixed(1)}px, ${(isDown ? y - 4 : y).toFixed(1)}px) scale(${facing}, 1) rotate(${turn.toFixed(1)}deg)`
    parts.body.current.style.opacity = isDown ? '0.75' : '1'
  }
  if (parts.arm.current !== null) {
    parts.arm.current.style.transform = `rotate(${stance.armDegrees.toFixed(1)}deg)`
  }
  if (parts.glow.current !== null)
    parts.glow.current.style.opacity = (stance.glow * 0.75).toFixed(2)
  if (parts.shield.current !== null) parts.shield.current.style.opacity = stance.shield.toFixed(2)
}
