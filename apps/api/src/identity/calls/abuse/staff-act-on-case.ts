import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { actOnCase } from '../../abuse/cases/act-on-case.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffActOnCase: Handler<Calls['staffActOnCase'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier', 'support')
  const { act } = params
  const asked = { id: BigInt(params.id), act, reason: body.reason, staff, ip }
  return { id: Number(params.id), state: await actOnCase(ports, asked) }
}
