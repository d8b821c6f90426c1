import type { PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { StatementLine } from '../../cashier/partners/statement/merchant-statement.ts'

type Row = { trx_id: string; return_trx_id: string | null; amount_minor: bigint }

/**
 * Lines of a partner's statement that no payment of ours stands for and that are explained all the
 * same: what nobody claimed and went back to its sender, on its way in and on its way out.
 */
export async function findSentBack(
  db: Db,
  partner: PartnerKey,
  lines: readonly StatementLine[],
): Promise<Set<StatementLine>> {
  const numbers = lines.map(({ trxId }) => trxId.toUpperCase())
  const { rows } = await sql<Row>`
    SELECT trx_id, return_trx_id, amount_minor FROM unallocated
    WHERE method_key = ${partner} AND state = 'returned'
      AND (trx_id = ANY(${numbers}::text[]) OR return_trx_id = ANY(${numbers}::text[]))
  `.execute(db)
  const known = new Map(
    rows.flatMap(({ trx_id, return_trx_id, amount_minor }) => [
      [`in ${trx_id}`, amount_minor],
      [`out ${return_trx_id ?? ''}`, amount_minor],
    ]),
  )
  const isExplained = ({ kind, trxId, amountMinor }: StatementLine) =>
    known.get(`${kind === 'payment' ? 'in' : 'out'} ${trxId.toUpperCase()}`) === amountMinor
  return new Set(lines.filter(isExplained))
}
