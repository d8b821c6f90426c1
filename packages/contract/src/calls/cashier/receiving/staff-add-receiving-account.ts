import { ACCOUNT_TYPES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAddReceivingAccount as facts } from '../../../facts/receiving.ts'
import { field, idText } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { receivingCaps } from './receiving-caps.ts'

const NUMBER_LENGTH_MAX = 32

export const staffAddReceivingAccount = call({
  ...facts,
  rows: ['LAW-24'],
  summary: 'Asks a second person for one more account that players pay into by hand.',
  body: z.strictObject({
    method_id: idText,
    account_type: z.enum(ACCOUNT_TYPES),
    account_number: field(NUMBER_LENGTH_MAX),
    ...receivingCaps,
  }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'METHOD_UNAVAILABLE',
    'RECEIVING_NUMBER',
    'RECEIVING_KNOWN',
    'RECEIVING_FULL',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
