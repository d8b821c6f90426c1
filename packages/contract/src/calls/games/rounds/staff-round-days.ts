import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffRoundDays as facts } from '../../../facts/games.ts'
import { pageAnswer, pageQuery } from '../../staff/staff-schemas.ts'
import { roundDay } from './round-day-schemas.ts'

export const staffRoundDays = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'The days on which our rounds were held against each game provider’s own list, newest first.',
  query: z.object({ ...pageQuery }),
  answer: z.object({ data: z.array(roundDay), ...pageAnswer }),
  errors: ['STAFF_ROLE_MISSING'],
})
