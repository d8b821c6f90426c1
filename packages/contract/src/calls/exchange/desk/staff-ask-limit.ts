import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAskLimit as facts } from '../../../facts/exchange.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { exchangeSport, limitScope } from './staff-liability-schemas.ts'

export const staffAskLimit = call({
  ...facts,
  rows: ['SIL-115'],
  summary:
    'Asks a second person for another limit of what the house may lose; a limit of 0 suspends its quotes.',
  body: z.strictObject({
    sport: exchangeSport,
    scope: limitScope,
    limit: numeric,
    reason: text(300),
  }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'STATE_CHANGED',
    'APPROVAL_WAITING',
  ],
})
