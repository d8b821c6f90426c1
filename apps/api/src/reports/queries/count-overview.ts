import { WAITING_STATES } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Row = {
  deposits: bigint
  deposits_oldest: Date | null
  withdrawals: bigint
  withdrawals_oldest: Date | null
  chats: bigint
  players: bigint
  players_today: bigint
}

/** What waits for staff and since when, and how many players there are; days are GMT+6. */
export async function countOverview(db: Db): Promise<Row> {
  const waiting = [...WAITING_STATES]
  const { rows } = await sql<Row>`
    SELECT
      (SELECT count(*) FROM payment WHERE direction = 'deposit' AND state = ANY(${waiting})) AS deposits,
      (SELECT min(created_at) FROM payment WHERE direction = 'deposit' AND state = ANY(${waiting})) AS deposits_oldest,
      (SELECT count(*) FROM payment WHERE direction = 'withdrawal' AND state = ANY(${waiting})) AS withdrawals,
      (SELECT min(created_at) FROM payment WHERE direction = 'withdrawal' AND state = ANY(${waiting})) AS withdrawals_oldest,
      (SELECT count(*) FROM chat c WHERE (
        SELECT sender_id = c.player_id FROM chat_message m WHERE m.chat_id = c.id ORDER BY id DESC LIMIT 1
      )) AS chats,
      (SELECT count(*) FROM player) AS players,
      (SELECT count(*) FROM player WHERE created_at >= date_trunc('day', now(), 'Asia/Dhaka')) AS players_today
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the overview came back empty')
  return counts
}
