import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { sendReceipt as facts } from '../../facts/cashier.ts'
import { referenceText, success } from '../../schemas.ts'

export const sendReceipt = call({
  ...facts,
  rows: ['CASH-42'],
  summary:
    'Attaches a receipt to a claimed deposit. The body is the picture or PDF itself, with its own content type.',
  params: z.object({ reference: referenceText }),
  answer: success,
  errors: ['RECEIPT_INVALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
