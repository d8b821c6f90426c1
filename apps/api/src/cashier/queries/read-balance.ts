import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** The player's spendable money as decimal text, e.g. `"1234.50"`, and the wins that are checked. */
export async function readBalance(
  db: Db | Tx,
  playerId: bigint,
): Promise<{ balance: string; currency: Currency; checking: string }> {
  const { rows } = await sql<{ balance_minor: bigint; currency: Currency; checking: bigint }>`
    SELECT a.balance_minor, a.currency, (SELECT coalesce(sum(w.win_minor), 0)::bigint
      FROM held_win w WHERE w.player_id = p.id AND w.state = 'held') AS checking
    FROM player p JOIN account a ON a.id = p.cash_account
    WHERE p.id = ${playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session without a player')
  const { balance_minor, currency, checking } = row
  return {
    balance: decimalAmount(balance_minor, currency),
    currency,
    checking: decimalAmount(checking, currency),
  }
}
