import type { Calls } from '@maidan/contract'
import { approveDeposit } from '../../flows/approve-deposit.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffApproveDeposit: Handler<Calls['staffApproveDeposit']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  await approveDeposit(ctx, { id, amount: body?.amount, note: body?.note ?? '', staff, ip })
  return readStaffPayment(ctx.db, { id, direction: 'deposit', at: ctx.clock.now() })
}
