import { readSide } from '../../sides/read-side.ts'

/** What can be bet on: where the card lies, its colour, and the one card of all. */
export const LUCKY_SEVEN_SPOTS = ['down', 'seven', 'up', 'red', 'seven-hearts', 'black'] as const

export type LuckySevenSide = (typeof LUCKY_SEVEN_SPOTS)[number]

export type LuckySevenSpot = { on: LuckySevenSide }

export function readSpot(value: unknown): LuckySevenSpot | null {
  return readSide(LUCKY_SEVEN_SPOTS, value)
}
