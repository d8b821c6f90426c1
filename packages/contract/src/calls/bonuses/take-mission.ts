import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { takeMission as facts } from '../../facts/bonuses.ts'
import { numeric, text } from '../../schemas.ts'
import { takenBonus } from './take-promo-code.ts'

export const takeMission = call({
  ...facts,
  rows: ['LAW-4', 'LAW-29', 'LAW-30'],
  summary:
    'Gives the reward of a mission for a period, once a player; the same again is answered alike.',
  body: z.strictObject({
    promotion_id: numeric,
    /** When the period began, as it was shown. */
    from: text(),
  }),
  answer: takenBonus,
  errors: [
    'ON_BREAK',
    'PROMOTION_UNAVAILABLE',
    'MISSION_OVER',
    'MISSION_UNDONE',
    'DATE_OF_BIRTH_MISSING',
    'UNDER_AGE',
    'BONUS_ON_BREAK',
    'BONUSES_STOPPED',
    'TOO_MANY_REQUESTS',
  ],
})
