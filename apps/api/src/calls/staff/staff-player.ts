import type { Calls } from '@maidan/contract'
import type { Handler } from '../../http/handler.ts'
import { readStaffPlayer } from '../../queries/staff-player.ts'
import { requireRole } from '../../staff/require-role.ts'

export const staffPlayer: Handler<Calls['staffPlayer']> = (ctx, { staff, params }) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  return readStaffPlayer(ctx, BigInt(params.id))
}
