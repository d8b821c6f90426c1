import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { checkWithdrawal as facts } from '../../facts/cashier.ts'
import { money, remoteIdQuery } from '../../schemas.ts'

export const checkWithdrawal = call({
  ...facts,
  rows: ['API-37'],
  summary: 'Whether the player may withdraw now; a 400 names what is missing in `error`.',
  query: remoteIdQuery,
  answer: z.object({
    success: z.boolean(),
    message: z.string(),
    remaining_turnover: money,
    withdrawable: money,
  }),
  errors: ['WITHDRAWALS_OFF', 'DATE_OF_BIRTH_MISSING', 'TURNOVER_REMAINING'],
})
