import type { Calls } from '@maidan/contract'
import { answerNoSession } from '../sessions/answer-session.ts'
import { logStaffOut } from '../sessions/log-staff-out.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

export const staffLogout: Handler<Calls['staffLogout'], Ports> = async (ports, { staff }) => {
  await logStaffOut(ports.db, staff.sessionId)
  return answerNoSession(ports, { message: 'Logged out.' })
}
