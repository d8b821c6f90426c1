import type { Calls } from '@maidan/contract'
import { rejectPayment } from '../../flows/reject-payment.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffRejectWithdrawal: Handler<Calls['staffRejectWithdrawal']> = async (
  ctx,
  request,
) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const wanted = { id: BigInt(params.id), direction: 'withdrawal' } as const
  await rejectPayment(ctx, { ...wanted, reason: body.reason, staff, ip })
  return readStaffPayment(ctx.db, { ...wanted, at: ctx.clock.now() })
}
