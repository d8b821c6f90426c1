import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Usdt } from '../../usdt/open-usdt.ts'
import { prepareSweep } from '../../usdt/sweeps/prepare-sweep.ts'
import { readSweep } from '../../usdt/sweeps/read-sweeps.ts'

type Ports = { clock: Clock; db: Db; usdt: Usdt | null }

export const staffPrepareSweep: Handler<Calls['staffPrepareSweep'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff)
  const id = await prepareSweep(ports, { least: body.least, staff, ip })
  return readSweep(ports.db, id)
}
