import { inTaka, outOfTaka, type TakaRates } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'

/**
 * What a member of staff has credited alone today, by the calendar of Dhaka: all currencies
 * together, in minor units of `currency`, rounded up. Their row stays locked until the transaction
 * ends, so that two credits at once are counted one by one.
 */
export async function creditedToday(
  tx: Tx,
  { staff, at }: { staff: StaffIdentity; at: Date },
  { currency, rates }: { currency: Currency; rates: TakaRates },
): Promise<bigint> {
  await sql`SELECT 1 FROM staff WHERE id = ${staff.staffId} FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<{ currency: Currency; sum: bigint }>`
    SELECT p.currency, coalesce(sum(p.settled_minor), 0)::bigint AS sum
    FROM payment_event e JOIN payment p ON p.id = e.payment_id
    WHERE e.source = 'staff' AND e.state = 'credited' AND e.actor = ${staff.username}
      AND e.at >= date_trunc('day', ${at}::timestamptz, 'Asia/Dhaka')
    GROUP BY p.currency
  `.execute(tx)
  const inAll = rows.reduce(
    (sum, row) => sum + inTaka(row.sum, row.currency, { rates, rounding: 'ceil' }),
    0n,
  )
  return outOfTaka(inAll, currency, { rates, rounding: 'ceil' })
}
