import type { Calls } from '@maidan/contract'
import { askHeldWin } from '../flows/ask-held-win.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readWhole } from '../../platform/http/read-whole.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffAskHeldWin: Handler<Calls['staffAskHeldWin'], Ports> = async (ports, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const id = readWhole(params.id, Number.MAX_SAFE_INTEGER)
  if (id === null) throw new Refusal('NOT_FOUND')
  const { verdict } = params
  const asked = await askHeldWin(ports, { id: BigInt(id), verdict, reason: body.reason, staff, ip })
  return showApproval(ports.db, asked, { staff, at: ports.clock.now() })
}
