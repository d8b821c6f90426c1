import type { Calls } from '@maidan/contract'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'
import { encryptNotice } from '../../../platform/push/encrypt-notice.ts'
import { isPushService } from '../../../platform/push/push-services.ts'
import { answerDevice, savePushDevice as save } from '../../notices/push-device.ts'

type Ports = { config: Config; db: Db; limits: Limits }

export const savePushDevice: Handler<Calls['savePushDevice'], Ports> = async (
  ports,
  { player, language, body },
) => {
  const { kinds, shows_amounts } = body
  await ports.limits.take('pushDevicePerPlayer', player.playerId.toString())
  if (!isPushService(ports.config.PUSH_SERVICES, body.endpoint) || !canSealFor(body))
    throw new Refusal('PUSH_DEVICE_INVALID')
  await save(ports.db, { ...player, language: language ?? player.language }, body)
  return answerDevice(ports, { kinds, shows_amounts })
}

/** Whether the keys are such that a notice can be sealed for them. */
function canSealFor({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const reader = {
    publicKey: Buffer.from(p256dh, 'base64url'),
    auth: Buffer.from(auth, 'base64url'),
  }
  try {
    encryptNotice(Buffer.alloc(0), reader)
    return true
  } catch {
    return false
  }
}
