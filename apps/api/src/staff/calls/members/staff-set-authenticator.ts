import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { setAuthenticator } from '../../accounts/change-own-authenticator.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const staffSetAuthenticator: Handler<Calls['staffSetAuthenticator'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  await setAuthenticator(ports, { staff, totp: body.totp, oldTotp: body.old_totp ?? '', ip })
  return { message: 'The authenticator is confirmed. Your other sessions have ended.' }
}
