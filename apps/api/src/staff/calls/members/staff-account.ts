import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { hasAuthenticator } from '../../queries/has-authenticator.ts'
import { listStaffSessions } from '../../sessions/staff-sessions.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

export const staffAccount: Handler<Calls['staffAccount'], Ports> = async (ports, { staff }) => {
  const { staffId, sessionId, username, role } = staff
  return {
    id: Number(staffId),
    username,
    role,
    has_authenticator: await hasAuthenticator(ports.db, staffId),
    sessions: await listStaffSessions(ports, staffId, sessionId),
  }
}
