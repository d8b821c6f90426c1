import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Account = CallAnswer<Calls['staffDevices']>['free_accounts'][number]

/** Receiving accounts whose SIM is in no phone. */
export async function listFreeAccounts(db: Db): Promise<Account[]> {
  const { rows } = await sql<{ id: bigint; method: string; type: string; number: string }>`
    SELECT r.id, p.name AS method, r.account_type AS type, r.account_number AS number
    FROM receiving_account r JOIN payment_method p ON p.key = r.method_key
    WHERE NOT EXISTS (
      SELECT 1 FROM device_account a WHERE a.receiving_account_id = r.id AND a.released_at IS NULL
    ) ORDER BY p.ordinal, r.id
  `.execute(db)
  return rows.map(({ id, ...rest }) => ({ id: Number(id), ...rest }))
}
