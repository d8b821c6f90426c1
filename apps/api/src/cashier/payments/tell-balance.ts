import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'

/** Tells a player their balance as it stands at this point of the transaction. */
export async function tellBalance(tx: Tx, playerId: bigint) {
  const { rows } = await sql<{ balance_minor: bigint; currency: Currency }>`
    SELECT a.balance_minor, a.currency FROM player p JOIN account a ON a.id = p.cash_account
    WHERE p.id = ${playerId}
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`player ${playerId} has no cash account`)
  const balance = decimalAmount(row.balance_minor, row.currency)
  await tellPlayer(tx, playerId, { type: 'balance', balance })
}
