import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readChecklist } from '../withdrawals/read-checklist.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const withdrawalChecklist: Handler<Calls['withdrawalChecklist'], Ports> = (
  ports,
  { player },
) => readChecklist(ports, player.playerId)
