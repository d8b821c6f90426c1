import { paymentMethods, type AccountType, type PaymentMethod } from '@maidan/cashier'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** An account of the house as its row keeps it. */
export type ReceivingRow = {
  id: bigint
  method_key: string
  account_type: AccountType
  account_number: string
  status: 'active' | 'inactive'
  day_cap_minor: bigint
  month_cap_minor: bigint
}

/** An account of the house that nobody else changes meanwhile. NOT_FOUND without it. */
export async function lockReceiving(tx: Tx, id: bigint) {
  const { rows } = await sql<ReceivingRow>`
    SELECT id, method_key, account_type, account_number, status, day_cap_minor, month_cap_minor
    FROM receiving_account WHERE id = ${id} FOR NO KEY UPDATE
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  const method = paymentMethods.find(({ key }) => key === row.method_key)
  if (!method) throw new Refusal('METHOD_UNAVAILABLE')
  return {
    id: row.id,
    method,
    type: row.account_type,
    number: row.account_number,
    status: row.status,
    dayCapMinor: row.day_cap_minor,
    monthCapMinor: row.month_cap_minor,
  }
}

type Account = { method: PaymentMethod; type: AccountType; number: string }
type Capped = Account & { dayCapMinor: bigint; monthCapMinor: bigint }

/** What requests and the audit call an account. */
export function receivingSubject({ method, type, number }: Account): string {
  return `receiving:${method.key}/${type}/${number}`
}

/** What the second person reads of an account. */
export function receivingFacts({ method, type, number, ...caps }: Capped) {
  const { name, currency } = method
  const account = { method: name, account_type: type, account_number: number }
  return { ...account, currency, ...capFacts(method, caps) }
}

/** The caps in the words of the evidence. */
export function capFacts(
  { currency }: Pick<PaymentMethod, 'currency'>,
  { dayCapMinor, monthCapMinor }: Pick<Capped, 'dayCapMinor' | 'monthCapMinor'>,
) {
  return {
    day_cap: decimalAmount(dayCapMinor, currency),
    month_cap: decimalAmount(monthCapMinor, currency),
  }
}
