import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { readDepositRoom } from '../limits/check-deposit-limit.ts'

/** Lets a locked player play with what was set aside, where their looser limits leave room for all of it. */
export async function releaseAsides(
  tx: Tx,
  { playerId, at }: { playerId: bigint; at: Date },
): Promise<void> {
  const room = await readDepositRoom(tx, { playerId, at })
  if (room !== null && room.left === 0n) return
  await sql`
    UPDATE deposit_aside SET until_at = ${at} WHERE player_id = ${playerId} AND until_at > ${at}
  `.execute(tx)
  await sql`UPDATE player SET aside_until = NULL WHERE id = ${playerId}`.execute(tx)
}
