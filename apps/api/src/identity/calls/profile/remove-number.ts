import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import { removePhone } from '../../flows/remove-phone.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger }

export const removeNumber: Handler<Calls['removeNumber'], Ports> = async (
  ports,
  { player, body, ip },
) => {
  await removePhone(ports, { player, ...body, ip })
  return { success: true, message: 'Phone number removed.' }
}
