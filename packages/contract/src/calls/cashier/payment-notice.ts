import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { paymentNotice as facts } from '../../facts/cashier.ts'
import { message, partnerKey } from '../../schemas.ts'

export const paymentNotice = call({
  ...facts,
  rows: ['API-33'],
  summary:
    'A payment partner tells of a payment, unasked and signed in its own way. It is stored and answered; money moves only once the partner has confirmed it to our own question.',
  params: z.object({ partner: partnerKey }),
  takesBytes: true,
  answer: message,
  errors: ['NOT_FOUND', 'INVALID_SIGNATURE'],
})
