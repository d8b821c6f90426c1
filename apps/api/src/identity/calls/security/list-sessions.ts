import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { readOpenSessions } from '../../sessions/read-open-sessions.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

export const listSessions: Handler<Calls['listSessions'], Ports> = async (ports, { player }) => ({
  data: await readOpenSessions(ports, player),
})
