import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffLedger as facts } from '../../facts/reports.ts'
import { instant, money } from '../../schemas.ts'
import { pageAnswer, pageQuery, staffId } from '../staff/staff-schemas.ts'

export const staffLedger = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Ledger entries of a player\u2019s wallet with the running balance, newest first.',
  params: staffId,
  query: z.object({ ...pageQuery }),
  answer: z.object({
    data: z.array(
      z.object({
        seq: z.string(),
        transfer_id: z.string(),
        kind: z.string(),
        amount: money,
        balance_after: money,
        counter_account: z.string(),
        command_key: z.string(),
        created_at: instant,
      }),
    ),
    currency: z.string(),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
