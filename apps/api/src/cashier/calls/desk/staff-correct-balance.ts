import type { Calls } from '@maidan/contract'
import { askCorrection } from '../../flows/ask-correction.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readWhole } from '../../../platform/http/read-whole.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffCorrectBalance: Handler<Calls['staffCorrectBalance'], Ports> = async (
  ports,
  request,
) => {
  const { staff, body, ip } = request
  requireRole(staff, 'cashier')
  const playerId = readWhole(body.player_id, Number.MAX_SAFE_INTEGER)
  if (playerId === null) throw new Refusal('NOT_FOUND')
  const { reason } = body
  const amount = String(body.change)
  const id = await askCorrection(ports, { playerId: BigInt(playerId), amount, reason, staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
