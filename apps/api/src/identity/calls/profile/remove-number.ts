import type { Calls } from '@maidan/contract'
import { removePhone } from '../../flows/remove-phone.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'

type Ports = { clock: Clock; db: Db }

export const removeNumber: Handler<Calls['removeNumber'], Ports> = async (
  ports,
  { player, body },
) => {
  await removePhone(ports, player, body.phone)
  return { success: true, message: 'Phone number removed.' }
}
