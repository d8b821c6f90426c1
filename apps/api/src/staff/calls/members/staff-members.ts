import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { listMembers } from '../../queries/list-members.ts'
import { requireRole } from '../../sessions/require-role.ts'

export const staffMembers: Handler<Calls['staffMembers']> = async (ctx, { staff }) => {
  requireRole(staff, 'auditor')
  return { data: await listMembers(ctx) }
}
