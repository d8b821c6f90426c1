import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { forgetPushDevice as forget } from '../../notices/push-device.ts'

type Ports = { db: Db }

export const forgetPushDevice: Handler<Calls['forgetPushDevice'], Ports> = async (
  { db },
  { player, body },
) => {
  await forget(db, player.playerId, body.endpoint)
  return { success: true, message: 'This browser shows no notifications any more.' }
}
