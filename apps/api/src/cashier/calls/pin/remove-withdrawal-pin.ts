import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { removePin } from '../../pin/remove-pin.ts'

type Ports = { clock: Clock; db: Db; log: Logger }

export const removeWithdrawalPin: Handler<Calls['removeWithdrawalPin'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  await removePin(ports, { player, pin: body.pin, ip })
  return { success: true, message: 'Your withdrawal PIN is removed.' }
}
