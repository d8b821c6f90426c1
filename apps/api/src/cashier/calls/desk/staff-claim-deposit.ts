import type { Calls } from '@maidan/contract'
import { claimPayment } from '../../flows/claim-payment.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffClaimDeposit: Handler<Calls['staffClaimDeposit'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, ip } = request
  requireRole(staff, 'cashier')
  const requested = { id: BigInt(params.id), direction: 'deposit' } as const
  await claimPayment(ports, { ...requested, staff, ip })
  return readStaffPayment(ports.db, { ...requested, at: ports.clock.now() })
}
