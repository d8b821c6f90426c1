/** What can be bet on. A suited tie is a tie as well. */
export const DRAGON_TIGER_SPOTS = ['dragon', 'tiger', 'tie', 'suited-tie'] as const

export type DragonTigerSide = (typeof DRAGON_TIGER_SPOTS)[number]

export type DragonTigerSpot = { on: DragonTigerSide }

export function readSpot(value: unknown): DragonTigerSpot | null {
  if (typeof value !== 'object' || value === null || !('on' in value)) return null
  const on = DRAGON_TIGER_SPOTS.find((spot) => spot === value.on)
  return on === undefined ? null : { on }
}
