import { paymentMethods } from '@maidan/cashier'
import { HOME_CURRENCY, PLAYER_CURRENCIES, type PlayerCurrency } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * The currencies in which an account can be opened: those with a method that is active and has an
 * account to pay into. A house that takes no money yet keeps accounts in its own currency.
 */
export async function offeredCurrencies(db: Db): Promise<PlayerCurrency[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT m.key FROM payment_method m WHERE m.status = 'active' AND EXISTS (
      SELECT FROM receiving_account r WHERE r.method_key = m.key AND r.status = 'active'
    )
  `.execute(db)
  const open = paymentMethods.filter(({ key }) => rows.some((row) => row.key === key))
  const offered = PLAYER_CURRENCIES.filter((code) => open.some(({ currency }) => currency === code))
  return offered.length > 0 ? offered : [HOME_CURRENCY]
}
