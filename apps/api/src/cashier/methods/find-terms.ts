import type { MethodTerms } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { termsOf, type TermsRow } from '../deposits/find-method.ts'

/** The terms of a method as they are now; NOT_FOUND without it. */
export async function findTerms(tx: Tx, id: bigint): Promise<MethodTerms> {
  const { rows } = await sql<TermsRow>`
    SELECT deposit_day_max_minor, withdrawal_day_max_minor, fee_fixed_minor, fee_percent_hundredths
    FROM payment_method WHERE id = ${id}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return termsOf(row)
}
