import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { readLogIns } from '../../sessions/read-log-ins.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const listLogIns: Handler<Calls['listLogIns'], Ports> = async ({ db }, { player }) => ({
  data: await readLogIns(db, player.playerId),
})
