import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { paymentReturn as facts } from '../../facts/cashier.ts'
import { partnerKey } from '../../schemas.ts'

export const paymentReturn = call({
  ...facts,
  rows: ['CASH-25'],
  summary:
    "The player's browser comes back from a partner's page and is sent on to the payment. It moves no money; the partner is asked at once.",
  params: z.object({ partner: partnerKey }),
  query: z.record(z.string(), z.unknown()),
  answer: z.unknown(),
  raw: true,
  errors: ['NOT_FOUND'],
})
