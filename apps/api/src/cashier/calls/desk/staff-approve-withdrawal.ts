import type { Calls } from '@maidan/contract'
import { approveWithdrawal } from '../../flows/approve-withdrawal.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffApproveWithdrawal: Handler<Calls['staffApproveWithdrawal']> = async (
  ctx,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  const payoutTrxId = body?.payout_trx_id ?? ''
  await approveWithdrawal(ctx, { id, payoutTrxId, note: body?.note ?? '', staff, ip })
  return readStaffPayment(ctx.db, { id, direction: 'withdrawal', at: ctx.clock.now() })
}
