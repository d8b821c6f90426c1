import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { confirmLimit } from '../limits/confirm-limit.ts'
import { readLimitName } from '../limits/read-limit-name.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const confirmPlayLimit: Handler<Calls['confirmPlayLimit'], Ports> = async (
  ports,
  { player: { playerId }, body },
) => {
  const limit = readLimitName(body)
  await ports.limits.take('playLimitPerPlayer', playerId.toString())
  await confirmLimit(ports, { playerId, ...limit })
  return { success: true, message: 'Your new limit holds from now on.' }
}
