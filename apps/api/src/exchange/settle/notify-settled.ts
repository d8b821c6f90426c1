import { HOME_CURRENCY } from '@maidan/contract'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { queueNotice } from '../../support/notices/queue-notice.ts'
import { eventName, marketName } from '../views/names.ts'

type Row = { player_id: bigint; event: string; market: string; net_minor: bigint }

type Paid = { marketId: bigint; version: number; playerIds: readonly number[] }

/** Tells those players of a settlement who want to be told on a device of theirs. */
export async function notifySettled(tx: Tx, { marketId, version, playerIds }: Paid) {
  const { rows } = await sql<Row>`
    SELECT n.player_id, n.net_minor, ${eventName()} AS event, ${marketName()} AS market
    FROM player_settlement n
    JOIN market m ON m.id = n.market_id
    JOIN sport_event e ON e.id = m.event_id
    WHERE n.market_id = ${marketId} AND n.version = ${version}
      AND n.player_id = ANY(${[...playerIds]}::bigint[])
      AND EXISTS (
        SELECT 1 FROM push_device d WHERE d.player_id = n.player_id AND 'bets' = ANY(d.kinds)
      )
    ORDER BY n.player_id
  `.execute(tx)
  for (const { player_id, event, market, net_minor } of rows) {
    const params = {
      market: `${event} · ${market}`,
      result: moneyText(net_minor, HOME_CURRENCY),
    }
    await queueNotice(tx, player_id, { about: 'letter', letter: { code: 'settled', params } })
  }
}
