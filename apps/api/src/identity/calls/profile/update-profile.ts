import type { Calls } from '@maidan/contract'
import { saveBirthday } from '../../flows/save-birthday.ts'
import type { Handler } from '../../../platform/http/handler.ts'

export const updateProfile: Handler<Calls['updateProfile']> = async (ctx, { player, body }) => {
  await saveBirthday(ctx, player.playerId, body.dofb)
  return { dofb: body.dofb, message: 'Birthday saved.' }
}
