import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { success, text } from '../../../schemas.ts'

export const addNumber = call({
  name: 'addNumber',
  rows: ['API-26'],
  summary: 'Adds an extra phone number, not yet verified.',
  method: 'POST',
  path: '/api/add/number',
  auth: 'player',
  body: z.strictObject({ phone: text(32) }),
  answer: success,
  errors: ['PHONE_INVALID', 'PHONE_TAKEN', 'PHONE_ADDED', 'PHONES_FULL', 'COUNTRY_NOT_SERVED'],
})
