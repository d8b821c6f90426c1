import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffBeginEnrolment as facts } from '../../../facts/staff.ts'
import { authenticator, enrolmentClaim } from './member-schemas.ts'

export const staffBeginEnrolment = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Shows an invited person their authenticator; the code stays good until they have enrolled.',
  body: z.strictObject(enrolmentClaim),
  answer: authenticator,
  errors: ['ENROLMENT_INVALID', 'TOO_MANY_REQUESTS'],
})
