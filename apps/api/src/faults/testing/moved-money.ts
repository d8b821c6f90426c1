import type { Person } from '@maidan/testkit'
import type pg from 'pg'
import type { OwnBook } from './busy-player.ts'

/** The movements of a player's cash by their reason, as the ledger has them. */
export async function movedMoney(
  database: pg.Client,
  { playerId }: Pick<Person, 'playerId'>,
): Promise<OwnBook['moved']> {
  const { rows } = await database.query<{ reason: string; minors: string[] }>(
    `SELECT t.reason, array_agg(e.amount_minor::text ORDER BY e.amount_minor) AS minors
    FROM player p JOIN entry e ON e.account_id = p.cash_account
    JOIN transfer t ON t.id = e.transfer_id
    WHERE p.id = $1 GROUP BY t.reason`,
    [playerId],
  )
  return Object.fromEntries(rows.map(({ reason, minors }) => [reason, minors.map(Number)]))
}
