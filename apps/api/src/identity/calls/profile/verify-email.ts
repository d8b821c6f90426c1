import type { Calls } from '@maidan/contract'
import { verifyEmail as verifyFlow } from '../../flows/verify-email.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db }

export const verifyEmail: Handler<Calls['verifyEmail'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  await verifyFlow(ports, { player, code: body.code, ip })
  return { success: true, message: 'Email verified.' }
}
