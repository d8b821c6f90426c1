import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffUseUnallocated as facts } from '../../../facts/cashier.ts'
import { text } from '../../../schemas.ts'
import { staffApproval } from '../../staff/staff-approval-schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'

export const staffUseUnallocated = call({
  ...facts,
  rows: ['SIL-026', 'LAW-24'],
  summary:
    'Asks a second person about money that no payment stood for: to credit it to a player, or that it went back to its sender by `return_trx_id`.',
  params: staffId,
  body: z.discriminatedUnion('use', [
    z.strictObject({ use: z.literal('give'), username: text(64), reason: text(300) }),
    z.strictObject({ use: z.literal('return'), return_trx_id: text(32), reason: text(300) }),
  ]),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'STAFF_PLAYER_UNFIT',
    'TRX_ID_INVALID',
    'TRX_ID_USED',
    'STATE_CHANGED',
    'APPROVAL_WAITING',
    'NOT_FOUND',
  ],
})
