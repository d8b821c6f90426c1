import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffCancelFreeRounds as facts } from '../../../facts/bonuses.ts'
import { text } from '../../../schemas.ts'
import { givenFreeRounds } from './staff-free-rounds.ts'

export const staffCancelFreeRounds = call({
  ...facts,
  rows: ['SIL-026', 'LAW-30'],
  summary:
    'Takes back the free rounds of a player that are not begun yet. What the others have won stays.',
  params: z.object({ id: text(64) }),
  body: z.strictObject({ reason: text(300) }),
  answer: givenFreeRounds,
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED', 'NOT_FOUND'],
})
