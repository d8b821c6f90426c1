import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { paymentTimes as facts } from '../../facts/cashier.ts'

const times = z.nullable(z.object({ median_seconds: z.number(), p95_seconds: z.number() }))

export const paymentTimes = call({
  ...facts,
  rows: [],
  summary:
    'How long the payments of the last week took, from the claim to the credit and from the request to the payout; null where they were too few to say.',
  answer: z.object({ deposit: times, withdrawal: times }),
  errors: [],
})
