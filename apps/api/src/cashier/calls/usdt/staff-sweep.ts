import type { Calls } from '@maidan/contract'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listSweepLines } from '../../usdt/sweeps/list-sweep-lines.ts'
import { readSweep } from '../../usdt/sweeps/read-sweeps.ts'

type Ports = { config: Pick<Config, 'USDT_CONTRACT'>; db: Db }

export const staffSweep: Handler<Calls['staffSweep'], Ports> = async (
  { config, db },
  { staff, params },
) => {
  requireRole(staff, 'cashier', 'auditor')
  const id = BigInt(params.id)
  return {
    sweep: await readSweep(db, id),
    contract: config.USDT_CONTRACT,
    transfers: await listSweepLines(db, id),
  }
}
