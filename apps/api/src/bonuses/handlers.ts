import { cashClaim } from './calls/cash-claim.ts'
import { convertVipcoin } from './calls/convert-vipcoin.ts'
import { giveUpBonus } from './calls/give-up-bonus.ts'
import { lookPromoCode } from './calls/look-promo-code.ts'
import { takePromoCode } from './calls/take-promo-code.ts'
import { getPromotion } from './calls/get-promotion.ts'
import { staffChangePromotion } from './calls/desk/staff-change-promotion.ts'
import { staffCancelFreeRounds } from './calls/desk/staff-cancel-free-rounds.ts'
import { staffFreeRounds } from './calls/desk/staff-free-rounds.ts'
import { staffPromotions } from './calls/desk/staff-promotions.ts'
import { showCashback } from './calls/show-cashback.ts'
import { showFreeRounds } from './calls/show-free-rounds.ts'
import { staffChangeVip } from './calls/desk/staff-change-vip.ts'
import { staffVip } from './calls/desk/staff-vip.ts'
import { showMissions } from './calls/show-missions.ts'
import { showVip } from './calls/show-vip.ts'
import { takeMission } from './calls/take-mission.ts'
import { showPromotion } from './calls/show-promotion.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const bonusesHandlers = {
  cashClaim,
  convertVipcoin,
  getPromotion,
  giveUpBonus,
  lookPromoCode,
  showCashback,
  showFreeRounds,
  showMissions,
  showPromotion,
  showVip,
  staffCancelFreeRounds,
  staffChangePromotion,
  staffChangeVip,
  staffFreeRounds,
  staffPromotions,
  staffVip,
  takeMission,
  takePromoCode,
} satisfies Partial<Handlers<never>>
