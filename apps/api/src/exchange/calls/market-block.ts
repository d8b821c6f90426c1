import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import { readBlocks } from '../queries/read-blocks.ts'

type Ports = { db: Db }

/** A flag of 0 is a section that is blocked; the status is inactive as soon as one is (SIL-065). */
export const marketBlock: Handler<Calls['marketBlock'], Ports> = async ({ db }, { player }) => {
  const blocked = await readBlocks(db, player.playerId)
  return {
    exchange_market: blocked.exchange ? 0 : 1,
    cs_market: blocked.games ? 0 : 1,
    status: blocked.exchange || blocked.games ? 'inactive' : 'active',
  }
}
