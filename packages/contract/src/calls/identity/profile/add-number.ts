import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { addNumber as facts } from '../../../facts/identity.ts'
import { success, text } from '../../../schemas.ts'

export const addNumber = call({
  ...facts,
  rows: ['API-26'],
  summary:
    'Adds an extra phone number, not yet verified. One that belongs to another player is answered alike; whoever has it in hand reads by SMS that it is taken.',
  body: z.strictObject({ phone: text(32) }),
  answer: success,
  errors: [
    'PHONE_INVALID',
    'PHONE_ADDED',
    'PHONES_FULL',
    'COUNTRY_NOT_SERVED',
    'TOO_MANY_REQUESTS',
  ],
})
