import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { listFreeRounds } from '../free-rounds/list-free-rounds.ts'

type Ports = { clock: Clock; db: Db }

export const showFreeRounds: Handler<Calls['showFreeRounds'], Ports> = async (
  { db, clock },
  { player },
) => ({ data: await listFreeRounds(db, { playerId: player.playerId, now: clock.now() }) })
