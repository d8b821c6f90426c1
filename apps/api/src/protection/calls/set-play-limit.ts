import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { setLimit } from '../limits/set-limit.ts'
import { readLimitName } from '../limits/read-limit-name.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const setPlayLimit: Handler<Calls['setPlayLimit'], Ports> = async (
  ports,
  { player: { playerId }, body },
) => {
  const limit = readLimitName(body)
  await ports.limits.take('playLimitPerPlayer', playerId.toString())
  await setLimit(ports, { playerId, ...limit, typed: body.amount })
  return { success: true, message: 'Your limit is saved.' }
}
