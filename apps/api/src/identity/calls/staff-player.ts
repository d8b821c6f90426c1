import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readStaffPlayer } from '../queries/staff-player.ts'
import { notePlayerRead } from '../../platform/audit/note-read.ts'
import { requireRole } from '../../staff/sessions/require-role.ts'

export const staffPlayer: Handler<Calls['staffPlayer']> = async (ctx, { staff, params, ip }) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const player = await readStaffPlayer(ctx, BigInt(params.id))
  await notePlayerRead(ctx, { staff, ip }, BigInt(params.id))
  return player
}
