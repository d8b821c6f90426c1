import { PLAYER_CURRENCIES } from '@maidan/contract'
import { sql } from 'kysely'
import { paymentMethods } from '@maidan/cashier'
import type { Db } from '../platform/database/db.ts'
import type { Ledger } from '../platform/ledger/open-ledger.ts'

type Ports = { db: Db; ledger: Ledger }

/**
 * A row for every method that the code knows, and the clearing account of each, so that no flow
 * has to open one in the middle of a transaction. A row that staff changed stays as it is.
 */
export async function seedPaymentMethods({ db, ledger }: Ports): Promise<void> {
  for (const [ordinal, { key, name, currency }] of paymentMethods.entries()) {
    await sql`
      INSERT INTO payment_method (key, name, status, ordinal)
      VALUES (${key}, ${name}, 'active', ${ordinal}) ON CONFLICT (key) DO NOTHING
    `.execute(db)
    await ledger.accounts.house(`clearing:${key}`, currency)
  }
  for (const currency of PLAYER_CURRENCIES) await ledger.accounts.house('house:bonus', currency)
}
