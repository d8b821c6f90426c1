import type { Calls } from '@maidan/contract'
import { approveWithdrawal } from '../../flows/approve-withdrawal.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import type { PaymentPartners } from '../../partners/payment-partners.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; partners: PaymentPartners }

export const staffApproveWithdrawal: Handler<Calls['staffApproveWithdrawal'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  const { payout_trx_id: payoutTrxId = '', note = '', through = 'hand' } = body ?? {}
  await approveWithdrawal(ports, { id, through, payoutTrxId, note, staff, ip })
  return readStaffPayment(ports.db, { id, direction: 'withdrawal', at: ports.clock.now() })
}
