import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { findPushDevice as facts } from '../../../facts/support.ts'
import { deviceAnswer, pushEndpoint } from './push-device.ts'

export const findPushDevice = call({
  ...facts,
  rows: ['INBOX-01'],
  summary:
    'Which notices this browser shows, by the endpoint of its push subscription if it has one; from now on it belongs to this session.',
  body: z.strictObject({ endpoint: z.optional(pushEndpoint) }),
  answer: deviceAnswer,
  errors: ['TOO_MANY_REQUESTS'],
})
