import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffEndContest as facts } from '../../../facts/games.ts'
import { CURRENCIES } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'

export const staffEndContest = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person to end a contest that its provider has left: undecided stakes go back as far as it holds them, what remains is the fee of the house.',
  body: z.strictObject({
    platform: text(64),
    contest: text(64),
    currency: z.enum(CURRENCIES),
    reason: text(300),
  }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
