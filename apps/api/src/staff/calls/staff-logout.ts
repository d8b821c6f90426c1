import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { answerNoSession } from '../sessions/answer-session.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

export const staffLogout: Handler<Calls['staffLogout'], Ports> = async (ports, { staff }) => {
  await sql`UPDATE staff_session SET ended_at = now() WHERE id = ${staff.sessionId}`.execute(
    ports.db,
  )
  return answerNoSession(ports, { message: 'Logged out.' })
}
