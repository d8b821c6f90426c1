import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { CallRequest, Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { checkDeviceSignature } from '../devices/check-device-signature.ts'
import { recordMessages } from '../devices/record-messages.ts'

type Ports = { clock: Clock; config: Config; db: Db; limits: Limits; log: Logger }

export const postDeviceMessages: Handler<Calls['postDeviceMessages'], Ports> = async (
  ports,
  { params, body: post, rawBody: body, headers, ip },
) => {
  const { device: code } = params
  const deviceId = await checkDeviceSignature(ports, {
    code,
    time: header(headers, 'x-device-time'),
    signature: header(headers, 'x-device-signature'),
    body,
    ip,
  })
  try {
    return { taken: await recordMessages(ports, { deviceId, post }) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'DEVICE_MESSAGE_CHANGED') {
      const detail = { device: code, ...error.detail.params }
      await recordSecurityEvent(ports, { kind: 'device_message_changed', ip, detail })
    }
    throw error
  }
}

function header(
  headers: CallRequest<Calls['postDeviceMessages']>['headers'],
  name: string,
): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
