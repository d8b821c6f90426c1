import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { listMethods, type OfferedMethod } from '../deposits/find-method.ts'
import { type AccountType, channelsOf } from '@maidan/cashier'

type Open = { method_key: string; account_type: AccountType }

/** The methods of a currency, each with the channels in which the house has an account to pay into. */
export async function listPaymentMethods(db: Db, currency: Currency) {
  const { rows } = await sql<Open>`
    SELECT DISTINCT method_key, account_type FROM receiving_account WHERE status = 'active'
  `.execute(db)
  const methods = await listMethods(db)
  return methods
    .filter((method) => method.currency === currency)
    .map((method) => showMethod(method, rows))
}

function showMethod(method: OfferedMethod, open: readonly Open[]) {
  const types = method.accountTypes.filter((type) =>
    open.some((one) => one.method_key === method.key && one.account_type === type),
  )
  const text = (minor: bigint) => decimalAmount(minor, method.currency)
  return {
    id: Number(method.id),
    name: method.name,
    icon: `/storage/methods/${method.key}.svg`,
    status: method.status,
    type: method.type,
    channels: channelsOf(types),
    color: method.color,
    text_color: method.textColor,
    deposit_min: text(method.depositMinMinor),
    deposit_max: text(method.depositMaxMinor),
    withdrawal_min: text(method.withdrawalMinMinor),
    withdrawal_max: text(method.withdrawalMaxMinor),
    account_digits: [...method.accountDigits],
  }
}
