import type { Aside } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** What of a deposit that came at `fromAt` is set aside, each part until its own moment. */
type SetAside = { playerId: bigint; paymentId: bigint; fromAt: Date; parts: readonly Aside[] }

/** Writes what is set aside of a deposit, and until when the locked player has to be asked about any. */
export async function writeAsides(
  tx: Tx,
  { playerId, paymentId, fromAt, parts }: SetAside,
): Promise<void> {
  await sql`
    INSERT INTO deposit_aside (payment_id, player_id, amount_minor, from_at, until_at)
    SELECT ${paymentId}, ${playerId}, part.minor, ${fromAt}, part.until_at FROM unnest(
      ${parts.map(({ minor }) => minor)}::bigint[],
      ${parts.map(({ untilMs }) => new Date(untilMs))}::timestamptz[]
    ) AS part (minor, until_at)
  `.execute(tx)
  await sql`
    UPDATE player SET aside_until = (SELECT max(until_at) FROM deposit_aside WHERE player_id = ${playerId})
    WHERE id = ${playerId}
  `.execute(tx)
}
