import type { Calls } from '@maidan/contract'
import { saveBirthday } from '../../flows/save-birthday.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const updateProfile: Handler<Calls['updateProfile'], Ports> = async (
  ports,
  { player, body },
) => {
  await saveBirthday(ports, player.playerId, body.dofb)
  return { dofb: body.dofb, message: 'Birthday saved.' }
}
