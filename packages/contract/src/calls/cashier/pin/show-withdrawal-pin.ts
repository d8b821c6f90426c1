import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { showWithdrawalPin as facts } from '../../../facts/cashier.ts'
import { instant } from '../../../schemas.ts'

export const showWithdrawalPin = call({
  ...facts,
  rows: [],
  summary: 'Since when withdrawals ask for a PIN; null where they do not.',
  answer: z.object({ set_at: z.nullable(instant) }),
  errors: [],
})
