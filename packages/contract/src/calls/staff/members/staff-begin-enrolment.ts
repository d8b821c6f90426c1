import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { authenticator, enrolmentClaim } from './member-schemas.ts'

export const staffBeginEnrolment = call({
  name: 'staffBeginEnrolment',
  rows: ['SIL-026'],
  summary:
    'Shows an invited person their authenticator; the code stays good until they have enrolled.',
  method: 'POST',
  path: '/api/staff/enrol/begin',
  auth: 'none',
  body: z.strictObject(enrolmentClaim),
  answer: authenticator,
  errors: ['ENROLMENT_INVALID', 'TOO_MANY_REQUESTS'],
})
