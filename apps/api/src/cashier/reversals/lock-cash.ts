import { sql } from 'kysely'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'

/** A player's balance, in minor units; nobody takes from it until this transaction has ended. */
export async function lockCash(tx: Tx, { cash }: MoneyPlayer): Promise<bigint> {
  const { rows } = await sql<{ balance_minor: bigint }>`
    SELECT balance_minor FROM account WHERE id = ${cash} FOR NO KEY UPDATE
  `.execute(tx)
  return rows[0]?.balance_minor ?? 0n
}
