import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { readDepositRoom } from '../limits/check-deposit-limit.ts'

type Released = { playerId: bigint; at: Date }

type Row = { payment_id: bigint; from_at: Date; credited_minor: bigint }

/**
 * Lets a locked player play with those of their deposits that their looser limits leave room for, each by the
 * periods in which it came: a limit that is as it was, or a new day, gives nothing of them free.
 */
export async function releaseAsides(tx: Tx, { playerId, at }: Released): Promise<void> {
  const { rows } = await sql<Row>`
    SELECT a.payment_id, a.from_at, coalesce(d.settled_minor, d.amount_minor) AS credited_minor
    FROM deposit_aside a JOIN payment d ON d.id = a.payment_id
    WHERE a.player_id = ${playerId} AND a.until_at > ${at}
  `.execute(tx)
  const fitting: bigint[] = []
  for (const { payment_id: exceptPayment, from_at, credited_minor } of rows) {
    const room = await readDepositRoom(tx, { playerId, at: from_at, exceptPayment })
    if (room === null || credited_minor <= room.left) fitting.push(exceptPayment)
  }
  await sql`
    UPDATE deposit_aside SET until_at = ${at} WHERE payment_id = ANY(${fitting}::bigint[])
  `.execute(tx)
  await sql`
    UPDATE player SET aside_until = (
      SELECT max(until_at) FROM deposit_aside WHERE player_id = ${playerId} AND until_at > ${at}
    ) WHERE id = ${playerId}
  `.execute(tx)
}
