import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const COUNT_PLAYS_EVERY_MS = 600_000

const COUNTED_DAYS = 7

/** Counts the rounds of each game in the last days anew; what was given back was not played. */
export async function countPlays({ db, clock }: Ports): Promise<number> {
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE game_play IN EXCLUSIVE MODE`.execute(tx)
    await sql`DELETE FROM game_play`.execute(tx)
    await sql`
      INSERT INTO game_play (game_code, rounds)
      SELECT r.game_code, count(*) FROM game_round r JOIN game g ON g.code = r.game_code
      WHERE r.created_at > ${clock.now()}::timestamptz - make_interval(days => ${COUNTED_DAYS})
        AND r.state IN ('open', 'closed')
      GROUP BY r.game_code
    `.execute(tx)
  })
  return 0
}
