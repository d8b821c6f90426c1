import type { Span } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Asked = { week: Span; afterId: bigint; limit: number }

/** The next players after an id for whom something was decided in a week, in the currency of the house. */
export async function findWeekPlayers(db: Db, { week, afterId, limit }: Asked): Promise<bigint[]> {
  const [from, until] = [new Date(week.fromMs), new Date(week.untilMs)]
  const { rows } = await sql<{ id: bigint }>`
    SELECT p.id FROM player p
    WHERE p.id > ${afterId} AND p.currency = ${HOME_CURRENCY} AND (
      EXISTS (SELECT 1 FROM game_round r WHERE r.player_id = p.id AND r.free_grant_id IS NULL
        AND r.settled_at >= ${from} AND r.settled_at < ${until})
      OR EXISTS (SELECT 1 FROM player_settlement x
        JOIN market_settlement s ON s.market_id = x.market_id
        WHERE x.player_id = p.id AND s.done_at >= ${from} AND s.done_at < ${until}))
    ORDER BY p.id LIMIT ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
