import type { SlotEvent } from '@maidan/contract'
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
  /** Nothing follows the spin, so a big win is celebrated right after it is lit. */
  plain: boolean
  /** Set during free spins. */
  free: { left: number; multiplier: number } | null
  /** Set while coins are held; `worthMinor` is what those in view are worth. */
  hold: { respins: number; held: number; worthMinor: bigint } | null
  /** The player asked once to go faster; the rest of the round is shown quickly. */
  fast: boolean
}

/** What says that more follows the paid spin. */
const FOLLOWED: ReadonlySet<SlotEvent['type']> = new Set([
  'cascade',
  'wild_respin',
  'free_spins_won',
  'hold_started',
])

/** A fresh round at the table. */
export function beginShowing(table: Table, tap: Tap, round: RoundView): Showing {
  const plain = !slotEvents(round).some(({ type }) => FOLLOWED.has(type))
  const betMinor = BigInt(round.betMinor)
  return { ...table, tap, betMinor, wonMinor: 0n, plain, free: null, hold: null, fast: false }
}
