import type { LimitScope, Sport } from '@maidan/exchange/lists'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Sets what the house may lose; those who quote read it anew within a second. */
export async function changeLimit(
  tx: Tx,
  { sport, scope, limitMinor }: { sport: Sport; scope: LimitScope; limitMinor: bigint },
): Promise<void> {
  await sql`
    INSERT INTO house_limit (sport, scope, limit_minor) VALUES (${sport}, ${scope}, ${limitMinor})
    ON CONFLICT (sport, scope) DO UPDATE SET limit_minor = EXCLUDED.limit_minor
  `.execute(tx)
}
