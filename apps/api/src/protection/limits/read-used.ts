import { lossUsed, type LimitName } from '@maidan/cashier'
import type { Db, Tx } from '../../platform/database/db.ts'
import { readPlayedMinutes } from '../../games/queries/read-played-minutes.ts'
import { readDeposited } from './read-deposited.ts'
import { readLosses } from '../floors/read-losses.ts'
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
  const hasLosses = limits.some(({ kind }) => kind === 'loss')
  const losses = hasLosses ? await readLosses(db, [playerId], at) : []
  const hasTime = limits.some(({ kind }) => kind === 'time')
  const minutes = hasTime ? await readPlayedMinutes(db, [playerId], at) : null
  return ({ kind, period }) => {
    if (kind === 'time') return minutes && (minutes.get(playerId) ?? 0n)
    if (kind === 'deposit' && period !== 'bet') return deposited.get(period) ?? null
    const loss = kind === 'loss' ? losses.find((one) => one.period === period) : undefined
    return loss ? lossUsed(loss.atRiskMinor, loss.playMinor) : null
  }
}
