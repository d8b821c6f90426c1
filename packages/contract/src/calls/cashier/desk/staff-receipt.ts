import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffReceipt = call({
  name: 'staffReceipt',
  rows: ['SIL-076'],
  summary: 'The receipt of a deposit, as the re-encoded picture or the PDF.',
  method: 'GET',
  path: '/api/staff/deposits/:id/receipt',
  auth: 'staff',
  params: staffId,
  answer: z.unknown(),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
  raw: true,
})
