import type { Calls } from '@maidan/contract'
import { claimPayment } from '../../flows/claim-payment.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffClaimDeposit: Handler<Calls['staffClaimDeposit']> = async (ctx, request) => {
  const { staff, params, ip } = request
  requireRole(staff, 'cashier')
  const wanted = { id: BigInt(params.id), direction: 'deposit' } as const
  await claimPayment(ctx, { ...wanted, staff, ip })
  return readStaffPayment(ctx.db, { ...wanted, at: ctx.clock.now() })
}
