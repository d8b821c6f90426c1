import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type MethodTerms, type PaymentMethod, paymentMethods } from '@maidan/cashier'

export type OfferedMethod = PaymentMethod & {
  id: bigint
  status: 'active' | 'inactive'
  /** What staff set for it. */
  terms: MethodTerms
}

type Row = { id: bigint; key: string; name: string; status: 'active' | 'inactive' } & TermsRow

export type TermsRow = {
  deposit_day_max_minor: bigint | null
  withdrawal_day_max_minor: bigint | null
  fee_fixed_minor: bigint
  fee_percent_hundredths: number
}

/** The terms of a method as its row has them. */
export function termsOf(row: TermsRow): MethodTerms {
  return {
    depositDayMaxMinor: row.deposit_day_max_minor,
    withdrawalDayMaxMinor: row.withdrawal_day_max_minor,
    feeFixedMinor: row.fee_fixed_minor,
    feePercentHundredths: row.fee_percent_hundredths,
  }
}

/** The methods of the database joined with what the code knows of them, in order. */
export async function listMethods(db: Db | Tx): Promise<OfferedMethod[]> {
  const { rows } = await sql<Row>`
    SELECT id, key, name, status, deposit_day_max_minor, withdrawal_day_max_minor,
      fee_fixed_minor, fee_percent_hundredths
    FROM payment_method ORDER BY ordinal, id
  `.execute(db)
  return rows.flatMap(({ id, key, name, status, ...terms }) => {
    const method = paymentMethods.find((known) => known.key === key)
    return method ? [{ ...method, id, name, status, terms: termsOf(terms) }] : []
  })
}

type Requested = { id?: string | number; name?: string; currency: Currency }

/** Finds an active method by its id or its name; refuses what players of the currency cannot use. */
export async function findMethod(db: Db | Tx, { id, name, currency }: Requested) {
  const requested = name?.trim().toLowerCase()
  const method = (await listMethods(db)).find((one) =>
    requested === undefined
      ? one.id.toString() === String(id)
      : one.name.toLowerCase() === requested,
  )
  if (!method || method.status !== 'active' || method.currency !== currency)
    throw new Refusal('METHOD_UNAVAILABLE')
  return method
}

/** Name of a method for texts; its key if the code no longer knows it. */
export function methodName(key: string): string {
  return paymentMethods.find((method) => method.key === key)?.name ?? key
}
