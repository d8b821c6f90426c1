import type { Calls } from '@maidan/contract'
import { rejectPayment } from '../../flows/reject-payment.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

export const staffRejectWithdrawal: Handler<Calls['staffRejectWithdrawal'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const requested = { id: BigInt(params.id), direction: 'withdrawal' } as const
  await rejectPayment(ports, { ...requested, reason: body.reason, staff, ip })
  return readStaffPayment(ports.db, { ...requested, at: ports.clock.now() })
}
