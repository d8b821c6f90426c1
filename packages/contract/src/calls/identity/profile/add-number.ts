import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { addNumber as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const addNumber = call({
  ...facts,
  rows: ['API-26'],
  summary: 'Adds an extra phone number, not yet verified.',
  body: z.strictObject({ phone: text(32) }),
  answer: success,
  errors: ['PHONE_INVALID', 'PHONE_TAKEN', 'PHONE_ADDED', 'PHONES_FULL', 'COUNTRY_NOT_SERVED'],
})
