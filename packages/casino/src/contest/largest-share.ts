import { contestFee } from './largest-fee.ts'
import { prizeTable } from './prize-table.ts'

/** Contests that a game can hold: their fee in hundredths of a percent, their entries at most, what each pays. */
export type Contests = { feeBps: number; entriesMax: number; entryMinor: bigint }

/**
 * The most that an entry can win, as a multiple of what it has paid, rounded up. Of all numbers of
 * entries, since one more need not make the first prize larger: of eight two are paid, of nine three.
 */
export function largestShare({ feeBps, entriesMax, entryMinor }: Contests): number {
  const numbers = Array.from({ length: entriesMax - 1 }, (_, at) => at + 2)
  return Math.max(
    ...numbers.map((entries) => {
      const stakedMinor = BigInt(entries) * entryMinor
      const poolMinor = stakedMinor - contestFee({ stakedMinor, feeBps })
      const [firstMinor = 0n] = prizeTable({ entries, entryMinor, poolMinor })
      return Number((firstMinor + entryMinor - 1n) / entryMinor)
    }),
  )
}
