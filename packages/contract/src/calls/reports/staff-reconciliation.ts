import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffReconciliation as facts } from '../../facts/reports.ts'
import { pageAnswer, pageQuery } from '../staff/staff-schemas.ts'
import { reconciliationRun } from './reconciliation-schemas.ts'

export const staffReconciliation = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'The days on which the ledger and our payments were held against each partner’s own statement, newest first.',
  query: z.object({ ...pageQuery }),
  answer: z.object({
    data: z.array(z.object({ day: z.string(), runs: z.array(reconciliationRun) })),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
