import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { takeBackChange } from '../limits/take-back-change.ts'
import { readLimitName } from '../limits/read-limit-name.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const takeBackPlayLimit: Handler<Calls['takeBackPlayLimit'], Ports> = async (
  ports,
  { player: { playerId }, body },
) => {
  const limit = readLimitName(body)
  await ports.limits.take('playLimitPerPlayer', playerId.toString())
  await takeBackChange(ports, { playerId, ...limit })
  return { success: true, message: 'Your limit stays as it is.' }
}
