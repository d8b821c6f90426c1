import { readSide } from '../../sides/read-side.ts'

/** What can be bet on, from what returns most to what returns least. */
export const BACCARAT_SPOTS = ['banker', 'player', 'player-pair', 'banker-pair', 'tie'] as const

export type BaccaratSide = (typeof BACCARAT_SPOTS)[number]

export type BaccaratSpot = { on: BaccaratSide }

export function readSpot(value: unknown): BaccaratSpot | null {
  return readSide(BACCARAT_SPOTS, value)
}
