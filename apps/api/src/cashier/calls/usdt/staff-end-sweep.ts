import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { endSweep } from '../../usdt/sweeps/end-sweep.ts'
import { readSweep } from '../../usdt/sweeps/read-sweeps.ts'

type Ports = { clock: Clock; db: Db }

export const staffEndSweep: Handler<Calls['staffEndSweep'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff)
  const id = BigInt(params.id)
  await endSweep(ports, { id, reason: body.reason, staff, ip })
  return readSweep(ports.db, id)
}
