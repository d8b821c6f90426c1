import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { updateBet as facts } from '../../facts/exchange.ts'
import { bet, betId, onEvent, persistence } from './exchange-schemas.ts'

export const updateBet = call({
  ...facts,
  rows: ['SIL-126'],
  summary: 'Says what becomes of an unmatched bet at the turn in play, or at a wicket or goal.',
  params: z.object({ id: betId }),
  body: z.strictObject({
    persistence: z.optional(persistence),
    on_event: z.optional(onEvent),
  }),
  answer: z.object({ bet }),
  errors: ['ON_BREAK', 'BET_NOT_FOUND', 'VALIDATION_FAILED'],
})
