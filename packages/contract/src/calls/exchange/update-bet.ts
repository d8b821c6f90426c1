import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { bet, betId, persistence } from './exchange-schemas.ts'

export const updateBet = call({
  name: 'updateBet',
  rows: ['SIL-126'],
  summary: 'Says what becomes of an unmatched bet when its market turns in play.',
  method: 'PATCH',
  path: '/api/exchange/bets/:id',
  auth: 'player',
  params: z.object({ id: betId }),
  body: z.strictObject({ persistence }),
  answer: z.object({ bet }),
  errors: ['BET_NOT_FOUND'],
})
