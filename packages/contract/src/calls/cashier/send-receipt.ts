import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { success } from '../../schemas.ts'

/** Bytes of a receipt at most. */
export const RECEIPT_BYTES_MAX = 5 * 1024 * 1024

export const sendReceipt = call({
  name: 'sendReceipt',
  rows: ['CASH-42'],
  summary:
    'Attaches a receipt to a claimed deposit. The body is the picture or PDF itself, with its own content type.',
  method: 'POST',
  path: '/api/deposits/:reference/receipt',
  auth: 'player',
  params: z.object({ reference: z.string().check(z.regex(/^[A-Z0-9]{6,32}$/)) }),
  answer: success,
  errors: ['RECEIPT_INVALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
