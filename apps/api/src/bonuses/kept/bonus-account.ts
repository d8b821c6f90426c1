import { sql } from 'kysely'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { openAccount } from '../../platform/ledger/account-book.ts'

/** The account of a locked player in which bonuses are kept; it is opened with the first of them. */
export async function bonusAccount(
  tx: Tx,
  { id, currency }: Pick<MoneyPlayer, 'id' | 'currency'>,
): Promise<bigint> {
  const { rows } = await sql<{ bonus_account: bigint | null }>`
    SELECT bonus_account FROM player WHERE id = ${id}
  `.execute(tx)
  const known = rows[0]?.bonus_account ?? null
  if (known !== null) return known
  const opened = await openAccount(tx, { code: `player:${id}:bonus`, currency, kept: true })
  await sql`UPDATE player SET bonus_account = ${opened} WHERE id = ${id}`.execute(tx)
  return opened
}
