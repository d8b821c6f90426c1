import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'
import { setPin } from '../../pin/set-pin.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger }

export const setWithdrawalPin: Handler<Calls['setWithdrawalPin'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  await setPin(ports, { player, password: body.password, pin: body.pin, ip })
  return { success: true, message: 'Your withdrawal PIN is set.' }
}
