import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { decideApproval } from '../../platform/approvals/decide-approval.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Approvals } from '../../platform/approvals/open-approvals.ts'

type Ports = { clock: Clock; db: Db; approvals: Approvals }

export const staffDecideApproval: Handler<Calls['staffDecideApproval'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  const { decision } = params
  const id = BigInt(params.id)
  await decideApproval(ports, { id, decision, note: body.note ?? '', staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
