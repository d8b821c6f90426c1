import { ROUTES_MAX } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAskMethodRoutes as facts } from '../../../facts/cashier.ts'
import { numeric, text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffAskMethodRoutes = call({
  ...facts,
  rows: ['LAW-24'],
  summary: "Asks a second person by which partners' pages a method is to be served, and when.",
  params: staffId,
  body: z.strictObject({
    /** In the order in which they are tried; none leaves the method to its own page. */
    routes: z
      .array(
        z.strictObject({
          /** The method on whose page it is paid. */
          to: text(32),
          amount_from: numeric,
          /** Empty where there is no upper end. */
          amount_to: numeric,
          /** In percent of the last hour's payments; 0 takes it as it is. */
          success_min: numeric,
        }),
      )
      .check(z.maxLength(ROUTES_MAX)),
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
