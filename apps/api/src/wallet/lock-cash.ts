import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../db/open-database.ts'
import type { WalletPlayer } from './wallet-book.ts'

type Owner = { player_id: bigint; currency: Currency; cash_account: bigint }

/** Locks the cash accounts of players, in the order of their ids, and reads what they hold. */
export async function lockCash(
  tx: Tx,
  owners: readonly Owner[],
): Promise<Map<bigint, WalletPlayer>> {
  const accounts = [...new Set(owners.map(({ cash_account }) => cash_account))]
  const { rows } = await sql<{ id: bigint; balance_minor: bigint }>`
    SELECT id, balance_minor FROM account
    WHERE id = ANY(${accounts}::bigint[]) ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  const balances = new Map(rows.map(({ id, balance_minor }) => [id, balance_minor]))
  return new Map(
    owners.map(({ player_id, currency, cash_account }) => [
      player_id,
      { currency, cashAccount: cash_account, balanceMinor: balances.get(cash_account) ?? 0n },
    ]),
  )
}
