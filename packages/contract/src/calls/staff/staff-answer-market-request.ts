import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffMarketRequest } from './staff-market-schemas.ts'
import { staffId } from './staff-schemas.ts'

export const staffAnswerMarketRequest = call({
  name: 'staffAnswerMarketRequest',
  rows: ['SIL-115'],
  summary: 'Approves or rejects what another member of staff has asked for on a market.',
  method: 'POST',
  path: '/api/staff/market-requests/:id',
  auth: 'staff',
  params: staffId,
  body: z.strictObject({ approve: z.boolean() }),
  answer: staffMarketRequest,
  errors: ['STAFF_ROLE_MISSING', 'SECOND_PERSON_NEEDED', 'STATE_CHANGED', 'NOT_FOUND'],
})
