import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { forgetPushDevice as facts } from '../../../facts/support.ts'
import { success } from '../../../schemas.ts'
import { pushEndpoint } from './push-device.ts'

export const forgetPushDevice = call({
  ...facts,
  rows: ['INBOX-01'],
  summary: 'Ends the notices of this browser.',
  body: z.strictObject({ endpoint: pushEndpoint }),
  answer: success,
  errors: [],
})
