import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { beginSecondFactor as begin } from '../../second-factor/begin-second-factor.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const beginSecondFactor: Handler<Calls['beginSecondFactor'], Ports> = (
  ports,
  { player, body, ip },
) => begin(ports, { player, password: body.password, ip })
