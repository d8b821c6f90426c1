import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { removeNumber as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const removeNumber = call({
  ...facts,
  rows: ['LAW-10'],
  summary: 'Takes an extra phone number off the account; it is free again for whoever has it.',
  body: z.strictObject({ phone: text(32) }),
  answer: success,
  errors: ['PHONE_NOT_FOUND', 'MAIN_PHONE_STAYS', 'NUMBER_IN_USE'],
})
