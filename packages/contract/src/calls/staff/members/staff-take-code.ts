import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffTakeCode as facts } from '../../../facts/staff.ts'
import { instant } from '../../../schemas.ts'
import { staffId } from '../staff-schemas.ts'

export const staffTakeCode = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Shows the asker their own part of an enrolment code; an earlier one is void then.',
  params: staffId,
  answer: z.object({ code: z.string(), expires_at: instant }),
  errors: ['NOT_FOUND', 'STAFF_ROLE_MISSING'],
})
