import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { balance as facts } from '../../facts/cashier.ts'
import { money } from '../../schemas.ts'

export const balance = call({
  ...facts,
  rows: ['API-12', 'ENT-17'],
  summary: 'Spendable balance of the main wallet.',
  answer: z.object({
    balance: money,
    currency: z.string(),
    /** Wins that staff look at before they can be spent. */
    checking: money,
    /** Bonuses that are kept until their turnover is done. */
    bonus: z.optional(money),
  }),
  errors: [],
})
