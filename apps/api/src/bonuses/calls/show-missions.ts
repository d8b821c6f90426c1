import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { showMissions as missionsOf } from '../missions/show-missions.ts'

type Ports = { clock: Clock; db: Db }

export const showMissions: Handler<Calls['showMissions'], Ports> = async (ports, { player }) => ({
  data: await missionsOf(ports, player),
})
