import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { hasAuthenticator } from '../../queries/has-authenticator.ts'
import { listStaffSessions } from '../../sessions/staff-sessions.ts'

export const staffAccount: Handler<Calls['staffAccount']> = async (ctx, { staff }) => {
  const { staffId, sessionId, username, role } = staff
  return {
    id: Number(staffId),
    username,
    role,
    has_authenticator: await hasAuthenticator(ctx.db, staffId),
    sessions: await listStaffSessions(ctx, staffId, sessionId),
  }
}
