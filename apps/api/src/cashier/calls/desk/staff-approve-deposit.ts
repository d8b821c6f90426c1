import type { Calls } from '@maidan/contract'
import { approveDeposit } from '../../flows/approve-deposit.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

export const staffApproveDeposit: Handler<Calls['staffApproveDeposit'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  await approveDeposit(ports, { id, amount: body?.amount, note: body?.note ?? '', staff, ip })
  return readStaffPayment(ports.db, { id, direction: 'deposit', at: ports.clock.now() })
}
