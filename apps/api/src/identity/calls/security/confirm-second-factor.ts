import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { confirmSecondFactor as confirm } from '../../second-factor/confirm-second-factor.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const confirmSecondFactor: Handler<Calls['confirmSecondFactor'], Ports> = async (
  ports,
  { player, body, ip },
) => ({ recovery_codes: await confirm(ports, { player, totp: body.totp, ip }) })
