import { ARCHERY_RING_MM, type ArcherySide, type Arrow } from '@maidan/casino'

export type Spot = { x: number; y: number }

/** The face in the picture: its centre, and how much of it a millimetre is. Five rings are drawn. */
export const FACE = { x: 180, y: 100, rings: 5, radius: 78 } as const
const MM = FACE.radius / (FACE.rings * ARCHERY_RING_MM)

/** Where an archer stands, and where their bow lets an arrow go. */
export const STANDS: Readonly<Record<ArcherySide, Spot>> = {
  first: { x: 46, y: 206 },
  second: { x: 314, y: 206 },
}
const BOW = { x: 44, y: -92 }

/** When a shot is drawn, let go and in the face, in parts of its time. */
const DRAWN = 0.42
export const LOOSED = 0.56
export const HIT = 0.8

/** How high an arrow rises on its way. */
const RISE = 14

/** An arrow in the air grows small with its distance. */
const NEAR = 1.15
const FAR = 0.42

/** Where an arrow sticks in the picture. */
export function landedAt({ x, y }: Arrow): Spot {
  return { x: FACE.x + x * MM, y: FACE.y - y * MM }
}

/** How an archer holds the bow: lifted and drawn, each from 0 to 1. */
export type Pose = { lift: number; pull: number }

/** The pose of who shoots at a part of their shot, and in the rest after it. */
export function poseAt(part: number, rest: number): Pose {
  const pull = part < LOOSED ? eased(Math.min(1, part / DRAWN)) : 0
  return { lift: Math.min(eased(Math.min(1, part / 0.18)), 1 - rest), pull }
}

/** An arrow in the air: where it is, how it points, and how large it looks; null while there is none. */
export function flyingAt(side: ArcherySide, arrow: Arrow, part: number) {
  if (part < LOOSED || part >= HIT) return null
  const gone = (part - LOOSED) / (HIT - LOOSED)
  const [now, soon] = [onWay(side, arrow, gone), onWay(side, arrow, gone + 0.01)]
  return {
    ...now,
    turn: (Math.atan2(soon.y - now.y, soon.x - now.x) * 180) / Math.PI,
    scale: NEAR + (FAR - NEAR) * gone,
  }
}

function onWay(side: ArcherySide, arrow: Arrow, gone: number): Spot {
  const stand = STANDS[side]
  const from = { x: stand.x + (side === 'first' ? BOW.x : -BOW.x), y: stand.y + BOW.y }
  const to = landedAt(arrow)
  return {
    x: from.x + (to.x - from.x) * gone,
    y: from.y + (to.y - from.y) * gone - 4 * RISE * gone * (1 - gone),
  }
}

function eased(part: number): number {
  return part * part * (3 - 2 * part)
}
