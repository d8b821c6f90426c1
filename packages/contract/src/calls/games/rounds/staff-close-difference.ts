import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffCloseDifference as facts } from '../../../facts/games.ts'
import { text } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { roundDifference } from './round-day-schemas.ts'

export const staffCloseDifference = call({
  ...facts,
  rows: ['SIL-026', 'LAW-28'],
  summary:
    'Closes a round that does not agree with its provider’s list, with a reason; other figures open it again. Moves no money.',
  params: staffId,
  body: z.strictObject({ reason: text(300) }),
  answer: roundDifference,
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED', 'NOT_FOUND'],
})
