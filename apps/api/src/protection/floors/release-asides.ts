import { asideParts } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { readLimitsBefore } from './read-limits-before.ts'
import { writeAsides } from './write-asides.ts'

type Released = { playerId: bigint; at: Date }

type Row = { payment_id: bigint; from_at: Date; credited_minor: bigint; aside_minor: bigint }

/**
 * Lets a locked player play with what of their deposits their looser limits leave room for, each by the
 * periods in which it came: a limit that is as it was, or a new day, gives nothing of them free.
 */
export async function releaseAsides(tx: Tx, { playerId, at }: Released): Promise<void> {
  for (const aside of await readLastingAsides(tx, { playerId, at })) {
    const { payment_id: paymentId, from_at: fromAt, credited_minor, aside_minor } = aside
    const limits = await readLimitsBefore(tx, { playerId, paymentId, at: fromAt })
    const parts = asideParts(credited_minor, limits, fromAt.getTime()).filter(
      ({ untilMs }) => untilMs > at.getTime(),
    )
    if (parts.reduce((sum, { minor }) => sum + minor, 0n) >= aside_minor) continue
    await sql`
      UPDATE deposit_aside SET until_at = ${at} WHERE payment_id = ${paymentId} AND until_at > ${at}
    `.execute(tx)
    await writeAsides(tx, { playerId, paymentId, fromAt, parts })
  }
}

/** What is set aside of each deposit of a player. */
async function readLastingAsides(tx: Tx, { playerId, at }: Released): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT a.payment_id, min(a.from_at) AS from_at, sum(a.amount_minor)::bigint AS aside_minor,
      coalesce(d.settled_minor, d.amount_minor) AS credited_minor
    FROM deposit_aside a JOIN payment d ON d.id = a.payment_id
    WHERE a.player_id = ${playerId} AND a.until_at > ${at} GROUP BY d.id, a.payment_id
  `.execute(tx)
  return rows
}
