import { readSide } from '../../sides/read-side.ts'

/** What can be bet on. A suited tie is a tie as well. */
export const DRAGON_TIGER_SPOTS = ['dragon', 'tiger', 'tie', 'suited-tie'] as const

export type DragonTigerSide = (typeof DRAGON_TIGER_SPOTS)[number]

export type DragonTigerSpot = { on: DragonTigerSide }

export function readSpot(value: unknown): DragonTigerSpot | null {
  return readSide(DRAGON_TIGER_SPOTS, value)
}
