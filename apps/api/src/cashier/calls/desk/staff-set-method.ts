import type { Calls } from '@maidan/contract'
import { setMethod } from '../../methods/set-method.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readWhole } from '../../../platform/http/read-whole.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffSetMethod: Handler<Calls['staffSetMethod'], Ports> = (ports, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff, 'cashier')
  const id = readWhole(params.id, Number.MAX_SAFE_INTEGER)
  if (id === null) throw new Refusal('NOT_FOUND')
  return setMethod(ports, { ...body, id: BigInt(id), staff, ip })
}
