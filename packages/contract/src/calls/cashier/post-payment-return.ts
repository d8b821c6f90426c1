import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { postPaymentReturn as facts } from '../../facts/cashier.ts'
import { partnerKey } from '../../schemas.ts'

export const postPaymentReturn = call({
  ...facts,
  rows: ['CASH-25'],
  summary: 'The same for partners that send the browser back with a form.',
  params: z.object({ partner: partnerKey }),
  takesBytes: true,
  answer: z.unknown(),
  raw: true,
  errors: ['NOT_FOUND'],
})
