import { sql } from 'kysely'
import type { LiveEvent } from '@maidan/contract'
import type { Db, Tx } from '../database/db.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import type { PlayerNews } from './bus.ts'

/** Writes news for a player into the outbox of the transaction that makes it true. */
export async function tellPlayer(tx: Db | Tx, playerId: bigint, event: LiveEvent) {
  await tellPlayers(tx, [{ playerId, event }])
}

export async function tellPlayers(tx: Db | Tx, news: readonly PlayerNews[]) {
  if (news.length === 0) return
  const payloads = news.map(({ playerId, sessionId, event }) =>
    JSON.stringify({ player_id: playerId.toString(), session_id: sessionId?.toString(), event }),
  )
  await prepared(
    'tell_players',
    sql`
    INSERT INTO outbox (topic, payload) SELECT 'player', unnest(${payloads}::text[])::jsonb
  `,
  ).execute(tx)
}
