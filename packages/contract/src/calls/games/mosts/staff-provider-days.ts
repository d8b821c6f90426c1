import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffProviderDays as facts } from '../../../facts/games.ts'
import { providerDay } from './provider-day.ts'

export const staffProviderDays = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'What the games of each provider have paid out today beyond what was staked, beside the most that they may.',
  answer: z.object({ data: z.array(providerDay) }),
  errors: ['STAFF_ROLE_MISSING'],
})
