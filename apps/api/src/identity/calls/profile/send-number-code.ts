import type { Calls } from '@maidan/contract'
import { sendExtraPhoneCode } from '../../flows/send-verification-code.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

export const sendNumberCode: Handler<Calls['sendNumberCode'], Ports> = async (
  ports,
  { player, body, ip, captcha },
) => {
  await sendExtraPhoneCode(ports, body.phone, { player, ip, captcha })
  return { success: true, message: 'Code sent. Please check your SMS.' }
}
