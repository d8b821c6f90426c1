import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSetReceivingCaps as facts } from '../../../facts/receiving.ts'
import { money } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { receivingCaps } from './receiving-caps.ts'

export const staffSetReceivingCaps = call({
  ...facts,
  rows: ['LAW-24'],
  summary:
    'Lowers the caps of a receiving account at once, or asks a second person where one of them rises.',
  params: staffId,
  body: z.strictObject(receivingCaps),
  /** The caps as they then stand. */
  answer: z.object({
    id: z.number(),
    day_cap: money,
    month_cap: money,
    approval_id: z.nullable(z.number()),
  }),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'METHOD_UNAVAILABLE',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
