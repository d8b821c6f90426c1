import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { askRefundEnd } from '../../refunds/ask-refund-end.ts'

type Ports = { clock: Clock; db: Db }

export const staffEndRefund: Handler<Calls['staffEndRefund'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  const { verdict, refund_trx_id: trxId = '', reason } = body
  await askRefundEnd(ports, { id, verdict, trxId, reason, staff, ip })
  return readStaffPayment(ports.db, { id, direction: 'deposit', at: ports.clock.now() })
}
