import type { SlotCoin, SlotEvent } from '@maidan/contract'

/** A round on its way: what it has shown, won and still to play. */
export type RoundSoFar = {
  events: SlotEvent[]
  totalMinor: bigint
  /** Free spins or respins. */
  played: number
  awarded: number
  /** The coins of the paid spin and those held since. */
  coins: readonly SlotCoin[]
}
