import type { PartnerKey } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const NOTICES_MAX = 20

type Row = {
  id: bigint
  partner: PartnerKey
  trx_id: string | null
  reference: string | null
  received_at: Date
}

/** The newest notices of partners that were looked at and are about no payment of ours. */
export async function listStrangeNotices(
  db: Db,
): Promise<CallAnswer<Calls['staffMethods']>['strange_notices']> {
  const { rows } = await sql<Row>`
    SELECT id, partner, trx_id, reference, received_at FROM partner_notice
    WHERE handled_at IS NOT NULL AND payment_id IS NULL ORDER BY id DESC LIMIT ${NOTICES_MAX}
  `.execute(db)
  return rows.map(({ id, received_at, ...rest }) => ({
    id: Number(id),
    ...rest,
    received_at: received_at.toISOString(),
  }))
}
