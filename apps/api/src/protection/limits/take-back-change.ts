import type { LimitName } from '@maidan/cashier'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { dropChange } from './write-limit.ts'

type Ports = { db: Db }

/** Ends what a player had asked for instead of a limit: it stays as it is. Asked again it does nothing. */
export function takeBackChange(
  { db }: Ports,
  { playerId, kind, period }: LimitName & { playerId: bigint },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockPlayer(tx, playerId)
    await dropChange(tx, { playerId, kind, period })
  })
}
