import type { Calls } from '@maidan/contract'
import { askHeldWin } from '../flows/ask-held-win.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readWhole } from '../../platform/http/read-whole.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../staff/sessions/require-role.ts'

export const staffAskHeldWin: Handler<Calls['staffAskHeldWin']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const id = readWhole(params.id, Number.MAX_SAFE_INTEGER)
  if (id === null) throw new Refusal('NOT_FOUND')
  const { verdict } = params
  const asked = await askHeldWin(ctx, { id: BigInt(id), verdict, reason: body.reason, staff, ip })
  return showApproval(ctx.db, asked, { staff, at: ctx.clock.now() })
}
