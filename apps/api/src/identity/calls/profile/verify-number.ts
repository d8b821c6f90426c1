import type { Calls } from '@maidan/contract'
import { verifyPhone } from '../../flows/verify-phone.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Config } from '../../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db }

export const verifyNumber: Handler<Calls['verifyNumber'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  const code = body.verification_code
  await verifyPhone(ports, { player, purpose: 'verify_number', code, ip })
  return { success: true, message: 'Phone number verified.' }
}
