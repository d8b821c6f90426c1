import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffBlockPlayer as facts } from '../../facts/identity.ts'
import { PLAYER_SECTIONS } from '../../lists.ts'
import { text } from '../../schemas.ts'
import { staffId } from '../staff/staff-schemas.ts'
import { playerAccess } from './player-access.ts'

export const staffBlockPlayer = call({
  ...facts,
  rows: ['POP-04'],
  summary:
    'Blocks a section or the whole account of a player, or asks a second person to open it again.',
  params: staffId,
  body: z.strictObject({
    section: z.enum(PLAYER_SECTIONS),
    blocked: z.boolean(),
    reason: text(300),
  }),
  answer: z.object(playerAccess),
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'NOT_FOUND',
    'STATE_CHANGED',
    'APPROVAL_WAITING',
  ],
})
