import type { DuelMove } from '@maidan/casino'
import { HIT } from '../pace.ts'

/** How a robot stands: how far it has come towards its rival, its arm, and how bright its core is. */
export type Stance = { ahead: number; armDegrees: number; glow: number; shield: number }

export const AT_EASE: Stance = { ahead: 0, armDegrees: 0, glow: 0, shield: 0 }

/** How far a blow carries its robot, and how far one that is hit is thrown back. */
const LUNGE = 70
const THROWN = 14

/** How a robot looks that makes a move, at a part of it. */
export function attackAt(move: DuelMove, part: number): Stance {
  const reach = bump(part, HIT, 0.42)
  switch (move) {
    case 'strike':
    case 'heavy':
    case 'stopped':
      return { ...AT_EASE, ahead: LUNGE * reach, armDegrees: -95 * reach }
    case 'load':
      return { ...AT_EASE, glow: reach }
    case 'beam':
      return { ...AT_EASE, ahead: -6 * reach, glow: reach, armDegrees: -60 * reach }
    case 'mirror':
      return { ...AT_EASE, ahead: -THROWN * bump(part, 0.8, 0.2), glow: bump(part, 0.4, 0.3) }
  }
}

/** How the rival of that robot looks meanwhile. */
export function defenceAt(move: DuelMove, part: number): Stance {
  const hit = bump(part, HIT + 0.16, 0.24)
  switch (move) {
    case 'strike':
      return { ...AT_EASE, ahead: -THROWN * 0.6 * hit }
    case 'heavy':
    case 'beam':
      return { ...AT_EASE, ahead: -THROWN * hit }
    case 'stopped':
    case 'mirror':
      return { ...AT_EASE, shield: bump(part, HIT, 0.35) }
    case 'load':
      return AT_EASE
  }
}

/** How bright the beam is, to the rival and back again. */
export function beamAt(move: DuelMove | null, part: number): { there: number; back: number } {
  if (move !== 'beam' && move !== 'mirror') return { there: 0, back: 0 }
  return {
    there: bump(part, HIT - 0.08, 0.2),
    back: move === 'mirror' ? bump(part, HIT + 0.16, 0.2) : 0,
  }
}

/** How large the sparks are where a blow lands. */
export function sparksAt(move: DuelMove | null, part: number): number {
  if (move === null || move === 'load') return 0
  return bump(part, HIT + 0.08, 0.16) * (move === 'strike' ? 0.7 : 1.15)
}

/** From 0 to 1 and back around a middle. */
function bump(part: number, middle: number, half: number): number {
  const away = Math.abs(part - middle) / half
  return away >= 1 ? 0 : (1 - away * away) ** 2
}
