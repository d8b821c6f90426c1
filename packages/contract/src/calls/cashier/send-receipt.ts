import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { sendReceipt as facts } from '../../facts/cashier.ts'
import { success } from '../../schemas.ts'

export const sendReceipt = call({
  ...facts,
  rows: ['CASH-42'],
  summary:
    'Attaches a receipt to a claimed deposit. The body is the picture or PDF itself, with its own content type.',
  params: z.object({ reference: z.string().check(z.regex(/^[A-Z0-9]{6,32}$/)) }),
  answer: success,
  errors: ['RECEIPT_INVALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
