import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffEndFront as facts } from '../../../facts/front.ts'
import { idText, instant, text } from '../../../schemas.ts'
import { frontPlace, frontVersion } from './front-schemas.ts'

export const staffEndFront = call({
  ...facts,
  rows: ['LAW-24', 'LAW-28'],
  summary: 'Ends a notice or slide of the front page at once, or before its time has come.',
  params: z.object({ place: frontPlace, id: idText }),
  body: z.strictObject({ version: frontVersion, reason: text(300) }),
  answer: z.object({ ended_at: instant }),
  errors: ['STAFF_ROLE_MISSING', 'STAFF_REASON_MISSING', 'STATE_CHANGED', 'NOT_FOUND'],
})
