import { bonusEnd } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { endBonus } from './end-bonus.ts'
import { lockKeptBonus } from './lock-kept-bonus.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; log: Pick<Logger, 'error'> }

export const END_BONUSES_EVERY_MS = 500

const BONUSES_MAX = 50

type Due = { id: bigint; player_id: bigint }

/** Pays out the kept bonuses whose turnover is done, and takes back those whose time is over. */
export async function endBonuses(ports: Ports): Promise<number> {
  const { rows } = await sql<Due>`
    SELECT id, player_id FROM turnover
    WHERE kept_minor > 0 AND ended_at IS NULL
      AND (status = 'complete' OR expires_at <= ${ports.clock.now()})
    ORDER BY id LIMIT ${BONUSES_MAX}
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
      const bonus = await lockKeptBonus(tx, { playerId, turnoverId: id })
      const end = bonus?.endedAt === null ? bonusEnd(bonus, at) : null
      if (bonus && end) await endBonus(ports, tx, { player, bonus, end, at })
      return end !== null
    })
  } catch (error) {
    ports.log.error({ err: error, turnover: id.toString() }, 'a kept bonus could not be ended')
    return false
  }
}
