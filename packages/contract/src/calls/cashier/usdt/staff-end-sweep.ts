import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffEndSweep as facts } from '../../../facts/usdt.ts'
import { text } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { sweep } from './sweep-schemas.ts'

export const staffEndSweep = call({
  ...facts,
  rows: ['SIL-026', 'LAW-28'],
  summary: 'Ends a sweep of which something was not sent, so that another one can ask for it.',
  params: staffId,
  body: z.strictObject({ reason: text(300) }),
  answer: sweep,
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED', 'NOT_FOUND'],
})
