import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'

/** Accounts that the house keeps beside the players', by what their money is. */
export type HouseAccount =
  | `house:games:${string}`
  | `house:free-rounds:${string}`
  | 'house:free-won'
  | 'house:bonus'
  /** What players owe: taken back by a partner, and not to be had from them yet. */
  | 'house:claims'
  | 'house:commission'
  | 'house:corrections'
  | 'house:exchange'
  | 'house:fees'
  | 'house:opening'
  | 'house:write-offs'
  | `clearing:${string}`
  | `unallocated:${string}`

/**
 * Finds the id of a derived account, opening it at its first use. Ids never change, so they are
 * remembered for the life of the process.
 */
export type AccountBook = {
  house(account: HouseAccount, currency: Currency): Promise<bigint>
}

export function openAccountBook(db: Db): AccountBook {
  const known = new Map<string, bigint>()
  return {
    async house(account, currency) {
      const code = `${account}:${currency}`
      const id = known.get(code) ?? (await openAccount(db, { code, currency, kept: false }))
      known.set(code, id)
      return id
    },
  }
}

/** Opens an account, or finds the one that has the code already. */
export async function openAccount(
  db: Db | Tx,
  account: { code: string; currency: Currency; kept: boolean },
): Promise<bigint> {
  const { code, currency, kept } = account
  const found = await sql<{ id: bigint }>`
    WITH opened AS (
      INSERT INTO account (code, currency, kept) VALUES (${code}, ${currency}, ${kept})
      ON CONFLICT (code) DO NOTHING RETURNING id
    )
    SELECT id FROM opened UNION ALL SELECT id FROM account WHERE code = ${code} LIMIT 1
  `.execute(db)
  const [row] = found.rows
  if (!row) return openAccount(db, account)
  return row.id
}
