import { isOverFreeRounds } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { lockGrant } from './lock-grant.ts'
import { settleGrant } from './settle-grant.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; log: Pick<Logger, 'error'> }

export const END_FREE_ROUNDS_EVERY_MS = 500
const GRANTS_MAX = 50

type Due = { id: bigint; player_id: bigint }

/**
 * Ends the free rounds that are played, taken back or whose time is over, once nothing of them is under way, and
 * makes of their wins what the promotion says; a win that comes later is settled by itself.
 */
export async function endFreeRounds(ports: Ports): Promise<number> {
  const { rows } = await sql<Due>`
    SELECT id, player_id FROM free_grant f
    WHERE state <> 'ended' AND NOT EXISTS (
      SELECT 1 FROM game_round r WHERE r.free_grant_id = f.id AND r.state = 'open'
    ) AND (cancelled_at IS NOT NULL OR expires_at <= ${ports.clock.now()} OR rounds <= (
      SELECT count(*) FROM game_round r
      WHERE r.free_grant_id = f.id AND r.state NOT IN ('cancelled', 'refunded')))
    UNION SELECT id, player_id FROM free_grant WHERE settled_minor < won_minor AND state = 'ended'
    ORDER BY id LIMIT ${GRANTS_MAX}
  `.execute(ports.db)
  let ended = 0
  for (const due of rows) if (await endOne(ports, due)) ended += 1
  return ended
}

/** What fails for one is tried again, and stops no other one. */
async function endOne(ports: Ports, { id, player_id: playerId }: Due): Promise<boolean> {
  try {
    return await inTransaction(ports.db, async (tx) => {
      const at = ports.clock.now()
      const player = await lockPlayer(tx, playerId)
      const grant = await lockGrant(tx, id)
      if (!grant.isEnded && !isOverFreeRounds(grant, at)) return false
      await sql`
        UPDATE free_grant SET state = 'ended', ended_at = coalesce(ended_at, ${at}) WHERE id = ${id}
      `.execute(tx)
      await settleGrant(ports, tx, { player, grant, at })
      await tellPlayer(tx, player.id, { type: 'turnover' })
      return true
    })
  } catch (error) {
    ports.log.error({ err: error, grant: id.toString() }, 'free rounds could not be ended')
    return false
  }
}
