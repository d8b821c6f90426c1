import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { endOtherSessions as end } from '../../sessions/end-other-sessions.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const endOtherSessions: Handler<Calls['endOtherSessions'], Ports> = async (
  { db },
  { player },
) => ({ ended: await end(db, player) })
