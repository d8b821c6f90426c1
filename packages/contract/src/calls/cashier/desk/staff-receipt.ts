import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffReceipt as facts } from '../../../facts/cashier.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffReceipt = call({
  ...facts,
  rows: ['SIL-076'],
  summary: 'The receipt of a deposit, as the re-encoded picture or the PDF.',
  params: staffId,
  answer: z.unknown(),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
  raw: true,
})
