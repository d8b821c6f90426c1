import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAskMethodTerms as facts } from '../../../facts/cashier.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffAskMethodTerms = call({
  ...facts,
  rows: ['LAW-24', 'CASH-62'],
  summary: 'Asks a second person to set what a method takes in a day and what a withdrawal costs.',
  params: staffId,
  body: z.strictObject({
    /** Of one player in a day; empty where that is left open. */
    deposit_day_max: numeric,
    withdrawal_day_max: numeric,
    fee_fixed: numeric,
    /** With two decimals at most: `1.5`. */
    fee_percent: numeric,
    reason: text(300),
  }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'NUMBER_OUT_OF_RANGE',
    'METHOD_UNAVAILABLE',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
