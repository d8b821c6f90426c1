import { playerStatement, type PlayerStatement } from '@maidan/cashier'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { readMovements } from '../queries/read-movements.ts'
import { dhakaMonth } from '../statements/dhaka-month.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

/**
 * A player's statement of a month; of the present one, as far as it has come. Refuses with
 * NOT_FOUND for a month that has not begun.
 */
export async function makeStatement(
  { clock, db, limits }: Ports,
  playerId: bigint,
  named: string,
): Promise<PlayerStatement> {
  await limits.take('statementPerPlayer', playerId.toString())
  const { from, until, ...month } = dhakaMonth(named)
  if (from > clock.now()) throw new Refusal('NOT_FOUND')
  return playerStatement({ ...month, ...(await readMovements(db, playerId, { from, until })) })
}
