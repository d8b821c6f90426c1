import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askGiving } from '../../unallocated/ask-giving.ts'
import { askReturn } from '../../unallocated/ask-return.ts'

type Ports = { clock: Clock; db: Db }

export const staffUseUnallocated: Handler<Calls['staffUseUnallocated'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const { reason } = body
  const about = { id: BigInt(params.id), reason, staff, ip }
  const request =
    body.use === 'give'
      ? await askGiving(ports, { ...about, username: body.username })
      : await askReturn(ports, { ...about, trxId: body.return_trx_id })
  return showApproval(ports.db, request, { staff, at: ports.clock.now() })
}
