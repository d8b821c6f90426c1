import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { listStaffSessions } from '../../sessions/staff-sessions.ts'
import { requireRole } from '../../sessions/require-role.ts'

export const staffSessions: Handler<Calls['staffSessions']> = async (ctx, { staff, params }) => {
  requireRole(staff, 'auditor')
  return { data: await listStaffSessions(ctx, BigInt(params.id), staff.sessionId) }
}
