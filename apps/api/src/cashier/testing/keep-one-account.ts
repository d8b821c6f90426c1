import type { World } from '@maidan/testkit'
import { sql } from 'kysely'

/** Leaves players one personal account of bKash to be shown, so that all pay into it; its id. */
export async function keepOneAccount({ api }: World): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    UPDATE receiving_account r SET status = CASE WHEN r.id = one.id THEN 'active' ELSE 'inactive' END
    FROM (SELECT min(id) AS id FROM receiving_account
      WHERE method_key = 'bkash' AND account_type = 'Personal') one
    WHERE r.method_key = 'bkash' AND r.account_type = 'Personal'
    RETURNING one.id
  `.execute(api.ctx.db)
  return String(rows[0]?.id)
}
