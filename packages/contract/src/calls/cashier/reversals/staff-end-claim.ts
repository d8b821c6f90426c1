import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffEndClaim as facts } from '../../../facts/reversals.ts'
import { CLAIM_VERDICTS } from '../../../lists.ts'
import { text } from '../../../schemas.ts'
import { staffId, staffPayment } from '../../staff/staff-schemas.ts'

export const staffEndClaim = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person to collect what a player owes for a deposit that was taken back, as far as their balance reaches, or to write it off.',
  params: staffId,
  body: z.strictObject({
    verdict: z.enum(CLAIM_VERDICTS),
    reason: text(300),
  }),
  answer: staffPayment,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STATE_CHANGED',
    'NOT_ENOUGH_MONEY',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
