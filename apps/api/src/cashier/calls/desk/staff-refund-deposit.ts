import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { PaymentPartners } from '../../partners/payment-partners.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { askRefund } from '../../refunds/ask-refund.ts'

type Ports = { clock: Clock; db: Db; partners: PaymentPartners }

export const staffRefundDeposit: Handler<Calls['staffRefundDeposit'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  const { through, refund_trx_id: trxId = '', amount, reason } = body
  await askRefund(ports, { id, through, trxId, amount, reason, staff, ip })
  return readStaffPayment(ports.db, { id, direction: 'deposit', at: ports.clock.now() })
}
