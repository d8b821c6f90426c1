import { call } from '../../call.ts'
import { success } from '../../schemas.ts'

export const cashClaim = call({
  name: 'cashClaim',
  rows: ['API-41'],
  summary: 'Moves the referral cash bonus to the main wallet.',
  method: 'POST',
  path: '/api/cash-claim',
  auth: 'player',
  answer: success,
  errors: ['BONUS_TOO_SMALL'],
})
