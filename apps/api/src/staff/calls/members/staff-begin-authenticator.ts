import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { beginAuthenticator } from '../../accounts/change-own-authenticator.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const staffBeginAuthenticator: Handler<Calls['staffBeginAuthenticator'], Ports> = (
  ports,
  request,
) => beginAuthenticator(ports, { staff: request.staff, password: request.body.old_password })
