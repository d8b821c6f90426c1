import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffAskHeldWin as facts } from '../../facts/games.ts'
import { text } from '../../schemas.ts'
import { staffApproval } from '../staff/staff-approval-schemas.ts'
import { staffId } from '../staff/staff-schemas.ts'

/** What becomes of a win that is held: the player gets it, or it goes back to the house. */
const heldWinVerdict = z.enum(['pay', 'return'])

export const staffAskHeldWin = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Asks a second person to pay a held win out, or to give it back to the house.',
  params: z.object({ ...staffId.shape, verdict: heldWinVerdict }),
  body: z.strictObject({ reason: text(300) }),
  answer: staffApproval,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
