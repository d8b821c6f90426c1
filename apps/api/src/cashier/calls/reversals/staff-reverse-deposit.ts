import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { askReversal } from '../../reversals/ask-reversal.ts'

type Ports = { clock: Clock; db: Db }

export const staffReverseDeposit: Handler<Calls['staffReverseDeposit'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  const { reversal_ref: reversalRef, amount, reason } = body
  await askReversal(ports, { id, reversalRef, amount, reason, staff, ip })
  return readStaffPayment(ports.db, { id, direction: 'deposit', at: ports.clock.now() })
}
