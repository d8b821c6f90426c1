import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readChecklist } from '../withdrawals/read-checklist.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const withdrawalChecklist: Handler<Calls['withdrawalChecklist'], Ports> = (
  { db },
  { player },
) => readChecklist(db, player.playerId)
