import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import type { Promotion } from '../queries/read-promotion.ts'

type FreeFields = NonNullable<CallAnswer<Calls['showPromotion']>['free']>

/** The free rounds of a promotion, as calls answer them. */
export function freeFields(promotion: Promotion): FreeFields {
  const game = promotion.freeGame ?? ''
  return {
    game,
    ...textFields('game_name', promotion.freeGameNames ?? { [FIRST_LANGUAGE]: game }),
    rounds: promotion.freeRounds,
    bet: decimalAmount(promotion.freeBetMinor, HOME_CURRENCY),
    days: promotion.freeDays,
  }
}
