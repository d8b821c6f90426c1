import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readWhole } from '../../../platform/http/read-whole.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { closeDifference } from '../../comparison/desk/close-difference.ts'
import { readDifference } from '../../comparison/desk/read-differences.ts'

type Ports = { clock: Clock; db: Db }

export const staffCloseDifference: Handler<Calls['staffCloseDifference'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const whole = readWhole(params.id, Number.MAX_SAFE_INTEGER)
  if (whole === null) throw new Refusal('NOT_FOUND')
  const id = BigInt(whole)
  await closeDifference(ports, { id, reason: body.reason, staff, ip })
  return readDifference(ports.db, id)
}
