import { BOOK_RULES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffKnowBreak as facts } from '../../facts/reports.ts'
import { text } from '../../schemas.ts'
import { staffApproval } from '../staff/staff-approval-schemas.ts'

/** A subject is the code of an account or a reference, with a word before it. */
const SUBJECT_LENGTH_MAX = 200
const FIGURE_LENGTH_MAX = 40

export const staffKnowBreak = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person to agree that the cause of a line of the latest proof is known: it stays listed and alarms no more while its figures stay.',
  body: z.strictObject({
    rule: z.enum(BOOK_RULES),
    subject: text(SUBJECT_LENGTH_MAX),
    expected: text(FIGURE_LENGTH_MAX),
    booked: text(FIGURE_LENGTH_MAX),
    note: text(300),
  }),
  answer: staffApproval,
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED', 'APPROVAL_WAITING'],
})
