import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { unlockWithdrawal as unlock } from '../../pin/unlock-withdrawal.ts'

type Ports = { clock: Clock; db: Db; log: Logger }

export const unlockWithdrawal: Handler<Calls['unlockWithdrawal'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  await unlock(ports, { player, pin: body.pin, ip })
  return { success: true, message: 'The PIN is right.' }
}
