import type { Pool } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'

const KEEP_DAYS = 2

/** Purses of long ago, with the rounds that were played from them: no money of anybody's is in them. */
export async function forgetOldDemos(db: Pool): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ session: string }>(
      `delete from studio.demo_purses where opened_at < now() - make_interval(days => $1)
       returning session`,
      [KEEP_DAYS],
    )
    const players = [rows.map(({ session }) => session)]
    await client.query(
      `delete from studio.wallet_calls where round_id in
         (select id from studio.rounds where player = any($1))`,
      players,
    )
    await client.query(
      `delete from studio.raises where round_id in
         (select id from studio.rounds where player = any($1))`,
      players,
    )
    await client.query(`delete from studio.rounds where player = any($1)`, players)
    await client.query(`delete from studio.seed_pairs where player = any($1)`, players)
  })
}
