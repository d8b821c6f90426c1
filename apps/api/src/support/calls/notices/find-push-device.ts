import type { Calls } from '@maidan/contract'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'
import { answerDevice, findPushDevice as find } from '../../notices/push-device.ts'

type Ports = { config: Config; db: Db; limits: Limits }

export const findPushDevice: Handler<Calls['findPushDevice'], Ports> = async (
  ports,
  { player, language, body: { endpoint } },
) => {
  await ports.limits.take('pushDevicePerPlayer', player.playerId.toString())
  const own = { ...player, language: language ?? player.language }
  return answerDevice(ports, endpoint ? await find(ports.db, own, endpoint) : null)
}
