import { ABUSE_STATES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAbuseCases as facts } from '../../../facts/identity.ts'
import { pageAnswer, pageQuery } from '../../staff/staff-schemas.ts'
import { abuseSignal, caseHead } from './abuse-schemas.ts'

export const staffAbuseCases = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Groups of accounts that may be one hand, the latest change first; open ones unless asked.',
  query: z.object({ state: z.optional(z.enum([...ABUSE_STATES, 'all'])), ...pageQuery }),
  answer: z.object({
    data: z.array(
      z.object({
        ...caseHead,
        accounts: z.array(z.object({ player_id: z.number(), username: z.string() })),
        /** What speaks for it, each kind once. */
        signals: z.array(abuseSignal),
      }),
    ),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
