import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type Row = { balance_minor: bigint; currency: Currency; checking: bigint; bonus: bigint }

/**
 * The player's spendable money as decimal text, e.g. `"1234.50"`, and the wins that are
 * checked, and the bonuses that are kept. */
export async function readBalance(
  db: Db | Tx,
  playerId: bigint,
): Promise<{ balance: string; currency: Currency; checking: string; bonus: string }> {
  const { rows } = await sql<Row>`
    SELECT a.balance_minor, a.currency, (SELECT coalesce(sum(w.win_minor), 0)::bigint
      FROM held_win w WHERE w.player_id = p.id AND w.state = 'held') AS checking,
      coalesce(b.balance_minor, 0) AS bonus
    FROM player p JOIN account a ON a.id = p.cash_account
    LEFT JOIN account b ON b.id = p.bonus_account
    WHERE p.id = ${playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session without a player')
  const { balance_minor, currency, checking, bonus } = row
  return {
    balance: decimalAmount(balance_minor, currency),
    currency,
    checking: decimalAmount(checking, currency),
    bonus: decimalAmount(bonus, currency),
  }
}
