import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffSetProviderMost as facts } from '../../../facts/games.ts'
import { PLAYER_CURRENCIES } from '../../../lists.ts'
import { numeric, text } from '../../../schemas.ts'
import { providerDay } from './provider-day.ts'

export const staffSetProviderMost = call({
  ...facts,
  rows: ['SIL-026'],
  summary:
    'Sets a lower most of what a provider’s games may pay out in a day at once, or asks a second person for a higher one.',
  body: z.strictObject({
    platform: text(64),
    currency: z.enum(PLAYER_CURRENCIES),
    most: numeric,
    reason: text(300),
  }),
  answer: providerDay,
  errors: [
    'STAFF_ROLE_MISSING',
    'STAFF_REASON_MISSING',
    'AMOUNT_INVALID',
    'AMOUNT_OUT_OF_RANGE',
    'APPROVAL_WAITING',
    'STATE_CHANGED',
    'NOT_FOUND',
  ],
})
