import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { savePushDevice as facts } from '../../../facts/support.ts'
import { deviceAnswer, deviceSettings, pushEndpoint } from './push-device.ts'

/** A point of the curve in 65 bytes, and a secret of 16, as browsers write them. */
const publicKey = z.string().check(z.regex(/^B[\w-]{86}$/))
const secret = z.string().check(z.regex(/^[\w-]{22}$/))

export const savePushDevice = call({
  ...facts,
  rows: ['INBOX-01'],
  summary: 'Says which notices this browser is to show, and whether with amounts.',
  body: z.strictObject({
    endpoint: pushEndpoint,
    p256dh: publicKey,
    auth: secret,
    ...deviceSettings,
  }),
  answer: deviceAnswer,
  errors: ['PUSH_DEVICE_INVALID', 'TOO_MANY_REQUESTS'],
})
