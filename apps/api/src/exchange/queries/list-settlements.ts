import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Outcome } from '../views/outcome-text.ts'

export type SettlementRow = {
  version: number
  outcome: Outcome
  decided_by: string
  reason: string
  decided_at: Date
  done_at: Date | null
}

/** How a market was settled, the latest version first. */
export async function listSettlements(db: Db, marketId: bigint): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    SELECT version, outcome, decided_by, reason, decided_at, done_at FROM market_settlement
    WHERE market_id = ${marketId} ORDER BY version DESC
  `.execute(db)
  return rows
}
