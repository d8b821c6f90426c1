import { readMinor } from '../../../lib/read-money.ts'
import type { Bet } from '../queries.ts'

/** What has become of a bet; `part_over` is matched in part and the rest taken away. */
export type BetOutcome =
  | 'delayed'
  | 'matched'
  | 'part'
  | 'part_over'
  | 'open'
  | 'lapsed'
  | 'cancelled'

export function outcomeOf(bet: Bet): BetOutcome {
  if (bet.state === 'delayed') return 'delayed'
  const matched = readMinor(bet.matched) > 0n
  const remaining = readMinor(bet.remaining) > 0n
  if (matched && readMinor(bet.matched) === readMinor(bet.stake)) return 'matched'
  if (matched) return remaining ? 'part' : 'part_over'
  if (remaining) return 'open'
  return readMinor(bet.lapsed) > 0n ? 'lapsed' : 'cancelled'
}
