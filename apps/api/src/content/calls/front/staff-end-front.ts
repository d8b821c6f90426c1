import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { endFront } from '../../front/end-front.ts'

type Ports = { clock: Clock; db: Db }

export const staffEndFront: Handler<Calls['staffEndFront'], Ports> = async (
  ports,
  { staff, params: { place, id }, body, ip },
) => {
  requireRole(staff)
  const endedAt = await endFront(ports, { ...body, place, id: BigInt(id), staff, ip })
  return { ended_at: endedAt.toISOString() }
}
