import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'

/**
 * What a member of staff has credited alone today, by the calendar of Dhaka, in minor units. Their
 * row stays locked until the transaction ends, so that two credits at once are counted one by one.
 */
export async function creditedToday(
  tx: Tx,
  { staff, currency, at }: { staff: StaffIdentity; currency: Currency; at: Date },
): Promise<bigint> {
  await sql`SELECT 1 FROM staff WHERE id = ${staff.staffId} FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(p.settled_minor), 0)::bigint AS sum
    FROM payment_event e JOIN payment p ON p.id = e.payment_id
    WHERE e.source = 'staff' AND e.state = 'credited' AND e.actor = ${staff.username}
      AND e.at >= date_trunc('day', ${at}::timestamptz, 'Asia/Dhaka') AND p.currency = ${currency}
  `.execute(tx)
  return rows[0]?.sum ?? 0n
}
