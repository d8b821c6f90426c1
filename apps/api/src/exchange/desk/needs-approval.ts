import type { TimeSpan } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open-database.ts'
import type { Outcome } from '../views/outcome-text.ts'
import type { BriefRow } from './market-briefs.ts'

/** Four eyes: on every void, of a market or of a time, and on whatever was settled before. */
export async function needsApproval(
  db: Db | Tx,
  asked: { market: BriefRow; outcome: Outcome; voidSpans: readonly TimeSpan[] },
): Promise<boolean> {
  if ('void' in asked.outcome || asked.voidSpans.length > 0) return true
  const { rows } = await sql`
    SELECT 1 FROM market_settlement WHERE market_id = ${asked.market.id} LIMIT 1
  `.execute(db)
  return rows.length > 0
}
