import type { Matched } from '../market/positions.ts'

/** The bets of players that the house stands against, as the players bet them. */
export type HouseBets = {
  all: Matched
  ofPlayer: Map<number, Matched>
  /** What the house loses on the market at worst. */
  lossMinor: bigint
}

export function noHouseBets(): HouseBets {
  return { all: new Map(), ofPlayer: new Map(), lossMinor: 0n }
}
