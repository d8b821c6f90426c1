import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { readWish } from '../proof/read-wish.ts'
import { wishProof } from '../proof/wish-proof.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const staffProveBooks: Handler<Calls['staffProveBooks'], Ports> = async (
  ports,
  { staff, ip },
) => {
  requireRole(staff)
  await wishProof(ports, { staff, ip })
  return { wished_at: (await readWish(ports.db))?.toISOString() ?? null }
}
