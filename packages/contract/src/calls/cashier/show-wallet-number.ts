import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showWalletNumber as facts } from '../../facts/cashier.ts'
import { idText } from '../../schemas.ts'

export const showWalletNumber = call({
  ...facts,
  rows: ['CASH-37'],
  summary:
    'The whole number of an account that was offered to this player; that it was shown is written down.',
  params: z.object({ id: idText }),
  answer: z.object({ account_number: z.string() }),
  errors: ['NOT_FOUND'],
})
