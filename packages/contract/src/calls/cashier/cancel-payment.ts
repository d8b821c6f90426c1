import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { cancelPayment as facts } from '../../facts/cashier.ts'
import { referenceText, success } from '../../schemas.ts'

export const cancelPayment = call({
  ...facts,
  rows: ['CASH-15', 'CASH-67'],
  summary:
    'Gives up a deposit that is not paid, or a withdrawal that nobody works on yet; held money goes back at once. Money that arrives for a cancelled deposit after all is credited.',
  params: z.object({ reference: referenceText }),
  answer: success,
  errors: ['NOT_FOUND', 'CANCEL_TOO_LATE'],
})
