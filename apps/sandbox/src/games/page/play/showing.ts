import { slotEvents } from '../../slot-events.ts'
import type { RoundView } from '../../studio-api.ts'
import type { Table } from './table.ts'
import type { Tap } from './tap.ts'

/** A round while it is being shown. */
export type Showing = Table & {
  tap: Tap
  betMinor: bigint
  /** Won so far in this round, as far as it was shown. */
  wonMinor: bigint
  /** No free spins follow, so a big win is celebrated right after it is lit. */
  plain: boolean
  /** Set during free spins. */
  free: { left: number; multiplier: number } | null
  /** The player asked once to go faster; the rest of the round is shown quickly. */
  fast: boolean
}

/** A fresh round at the table. */
export function beginShowing(table: Table, tap: Tap, round: RoundView): Showing {
  const plain = !slotEvents(round).some((event) => event.type === 'free_spins_won')
  const betMinor = BigInt(round.betMinor)
  return { ...table, tap, betMinor, wonMinor: 0n, plain, free: null, fast: false }
}
