import { call } from '../../call.ts'
import { cashClaim as facts } from '../../facts/bonuses.ts'
import { success } from '../../schemas.ts'

export const cashClaim = call({
  ...facts,
  rows: ['API-41'],
  summary: 'Moves the referral cash bonus to the main wallet.',
  answer: success,
  errors: ['ON_BREAK', 'BONUS_TOO_SMALL', 'BONUSES_STOPPED'],
})
