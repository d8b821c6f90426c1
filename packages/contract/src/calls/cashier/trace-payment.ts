import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { tracePayment as facts } from '../../facts/cashier.ts'
import { text } from '../../schemas.ts'

export const tracePayment = call({
  ...facts,
  rows: [],
  summary:
    'Which of the player’s own payments a wallet transaction belongs to; null for every other one, whoever made it.',
  body: z.strictObject({ trx_id: text(80) }),
  answer: z.object({ transaction_id: z.nullable(z.string()) }),
  errors: ['TRX_ID_INVALID', 'TOO_MANY_REQUESTS'],
})
