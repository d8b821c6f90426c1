import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { beginBreak as begin } from '../breaks/begin-break.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger }

export const beginBreak: Handler<Calls['beginBreak'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  const until = await begin(ports, { player, ...body, ip })
  return { until: until.toISOString() }
}
