import { HOME_CURRENCY } from '@maidan/contract'
import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { asSentence } from '../../cashier/payments/as-sentence.ts'
import { eventName, marketName } from '../views/names.ts'

type Row = {
  player_id: bigint
  event: string
  market: string
  reason: string
  before_minor: bigint
  after_minor: bigint
}

/** Tells each player for whom a new settlement changed something what it was, is, and why. */
export async function notifyResettled(
  tx: Tx,
  paid: { marketId: bigint; version: number; playerIds: readonly number[] },
) {
  const { marketId, version, playerIds } = paid
  const { rows } = await sql<Row>`
    SELECT n.player_id, s.reason, n.net_minor AS after_minor,
      coalesce(o.net_minor, 0)::bigint AS before_minor,
      ${eventName()} AS event, ${marketName()} AS market
    FROM player_settlement n
    JOIN market_settlement s ON s.market_id = n.market_id AND s.version = n.version
    JOIN market m ON m.id = n.market_id
    JOIN sport_event e ON e.id = m.event_id
    LEFT JOIN player_settlement o ON o.market_id = n.market_id AND o.player_id = n.player_id
      AND o.version = n.version - 1
    WHERE n.market_id = ${marketId} AND n.version = ${version}
      AND n.player_id = ANY(${[...playerIds]}::bigint[])
      AND n.net_minor <> coalesce(o.net_minor, 0)
    ORDER BY n.player_id
  `.execute(tx)
  for (const { player_id, event, market, reason, before_minor, after_minor } of rows) {
    const money = (minor: bigint) => moneyText(minor, HOME_CURRENCY)
    const params = {
      market: `${event} · ${market}`,
      before: money(before_minor),
      after: money(after_minor),
      reason: asSentence(reason),
    }
    await writeInbox(tx, player_id, { code: 'resettled', params })
  }
}
