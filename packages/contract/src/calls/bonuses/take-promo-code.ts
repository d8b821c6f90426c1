import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { takePromoCode as facts } from '../../facts/bonuses.ts'
import { instant, money, text } from '../../schemas.ts'
import { CODE_REFUSALS, typedCode } from './look-promo-code.ts'

/** A bonus that a player has taken. */
export const takenBonus = z.object({
  /** Reference of the bonus in the records. */
  transaction_id: z.string(),
  bonus: money,
  to_stake: money,
  /** Until when its turnover may be done, or its free rounds played; null where there is none. */
  expires_at: z.nullable(instant),
})

export const takePromoCode = call({
  ...facts,
  rows: ['LAW-4', 'LAW-30'],
  summary: 'Gives the bonus of a promo code, once a player; the same yes again is answered alike.',
  body: z.strictObject({ code: typedCode, changed_at: z.nullable(text()) }),
  answer: takenBonus,
  errors: ['ON_BREAK', ...CODE_REFUSALS, 'STATE_CHANGED'],
})
