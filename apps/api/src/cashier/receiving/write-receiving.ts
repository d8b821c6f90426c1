import type { ReceivingCaps } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Sets whether a locked account is shown to players. */
export async function writeReceivingStatus(
  tx: Tx,
  { id, status }: { id: bigint; status: 'active' | 'inactive' },
): Promise<void> {
  await sql`UPDATE receiving_account SET status = ${status} WHERE id = ${id}`.execute(tx)
}

/** Sets the caps of a locked account. */
export async function writeReceivingCaps(
  tx: Tx,
  { id, dayCapMinor, monthCapMinor }: ReceivingCaps & { id: bigint },
): Promise<void> {
  await sql`
    UPDATE receiving_account SET day_cap_minor = ${dayCapMinor}, month_cap_minor = ${monthCapMinor}
    WHERE id = ${id}
  `.execute(tx)
}
