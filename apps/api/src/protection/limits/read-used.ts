import type { LimitName } from '@maidan/cashier'
import type { Db, Tx } from '../../platform/database/db.ts'
import { readDeposited } from './read-deposited.ts'
import type { SetLimit } from './read-limits.ts'

/** What of a limit is used in the period that runs; null where nothing adds up. */
export type Used = bigint | null

/** What of a player's limits is used by now; nothing is read for what they have not set. */
export async function readUsed(
  db: Db | Tx,
  { playerId, limits, at }: { playerId: bigint; limits: readonly SetLimit[]; at: Date },
): Promise<(name: LimitName) => Used> {
  const periods = limits.flatMap(({ kind, period }) =>
    kind === 'deposit' && period !== 'bet' ? [period] : [],
  )
  const deposited = await readDeposited(db, { playerId, periods, at })
  return ({ kind, period }) =>
    kind === 'deposit' && period !== 'bet' ? (deposited.get(period) ?? null) : null
}
