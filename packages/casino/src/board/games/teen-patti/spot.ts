import { readSide } from '../../sides/read-side.ts'

/** What can be bet on: the better hand, a pair or more in one hand, or a pair or more in both. */
export const TEEN_PATTI_SPOTS = ['a', 'b', 'plus-a', 'plus-b', 'both-plus'] as const

export type TeenPattiSide = (typeof TEEN_PATTI_SPOTS)[number]

export type TeenPattiSpot = { on: TeenPattiSide }

export function readSpot(value: unknown): TeenPattiSpot | null {
  return readSide(TEEN_PATTI_SPOTS, value)
}
