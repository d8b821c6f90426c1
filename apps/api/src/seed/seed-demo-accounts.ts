import { sql } from 'kysely'
import { paymentMethods, type WalletCurrency } from '@maidan/cashier'
import type { Db } from '../platform/database/db.ts'

type Ports = { db: Db }

/** Accounts of a method and channel in the demo house. */
const ACCOUNTS = 2

/** Mobile numbers of the currency's country begin so; four digits of ours make them whole. */
const firstDigits: Readonly<Record<WalletCurrency, string>> = {
  BDT: '0130000',
  INR: '600000',
  PKR: '0300000',
}

/** What the wallets let an account take: fifty thousand a day and three lakh a month, if personal. */
const caps = {
  Personal: { dayMinor: 5_000_000n, monthMinor: 30_000_000n },
  Agent: { dayMinor: 50_000_000n, monthMinor: 1_000_000_000n },
  Merchant: { dayMinor: 100_000_000n, monthMinor: 2_000_000_000n },
} as const

/** Sandbox accounts to pay into. Nobody owns these numbers: they only stand in the sandbox wallets. */
export async function seedDemoAccounts({ db }: Ports): Promise<void> {
  for (const [methodIndex, { key, currency, accountTypes }] of paymentMethods.entries())
    for (const [typeIndex, type] of accountTypes.entries())
      for (let account = 1; account <= ACCOUNTS; account += 1) {
        const number = `${firstDigits[currency]}${methodIndex}${typeIndex}0${account}`
        const { dayMinor, monthMinor } = caps[type]
        await sql`
          INSERT INTO receiving_account
            (method_key, account_type, account_number, status, day_cap_minor, month_cap_minor)
          VALUES (${key}, ${type}, ${number}, 'active', ${dayMinor}, ${monthMinor})
          ON CONFLICT DO NOTHING
        `.execute(db)
      }
}
