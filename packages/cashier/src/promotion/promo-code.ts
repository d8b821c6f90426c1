import { latinDigits } from '@maidan/money'
import {
  isAboveLevel,
  isElsewhere,
  waitsForTurnover,
  type PromotionHistory,
  type PromotionTerms,
} from './promotion-terms.ts'

/** Letters and digits of a code. */
export const PROMO_CODE_LENGTH = { min: 4, max: 20 } as const

const CODE = new RegExp(`^[A-Z0-9]{${PROMO_CODE_LENGTH.min},${PROMO_CODE_LENGTH.max}}$`)

/**
 * A code as people type it, in its one form: capitals and Latin digits, without the spaces and hyphens
 * that a message breaks it with. Null if it cannot be one.
 */
export function readPromoCode(typed: string): string | null {
  const code = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

export type PromoCodeTerms = Pick<
  PromotionTerms,
  | 'code'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'usesMax'
  | 'phoneVerifiedOnly'
  | 'depositorsOnly'
  | 'besideOthers'
  | 'vipFrom'
  | 'countries'
>

/** What is known of a player and of the code as they enter it. */
export type PromoCodeFacts = PromotionHistory & {
  /** How often it was taken, by whomever. */
  uses: number
  isPhoneVerified: boolean
  /** Whether play is closed for them, wholly or in part: nobody is offered play who has asked for a break. */
  isOnBreak: boolean
}

/**
 * Why a player may not take a code; null if they may. One that has not begun, or is for other
 * countries, is as unknown as any other word; one that staff have hidden is over.
 */
export function promoCodeRefusal(terms: PromoCodeTerms, facts: PromoCodeFacts, at: Date) {
  if (terms.code === null || at < terms.startsAt) return 'PROMO_CODE_UNKNOWN'
  if (isElsewhere(terms, facts.country)) return 'PROMO_CODE_UNKNOWN'
  if (facts.isOnBreak) return 'BONUS_ON_BREAK'
  if (facts.timesUsed > 0n) return 'PROMO_CODE_USED'
  if (terms.status !== 'display' || at >= terms.endsAt) return 'PROMO_CODE_OVER'
  if (facts.uses >= terms.usesMax) return 'PROMO_CODE_USED_UP'
  if (terms.phoneVerifiedOnly && !facts.isPhoneVerified) return 'PHONE_NOT_VERIFIED'
  if (terms.depositorsOnly && facts.depositsCredited === 0n) return 'PROMO_CODE_DEPOSIT_FIRST'
  if (isAboveLevel(terms, facts)) return 'PROMOTION_LEVEL'
  return waitsForTurnover(terms, facts) ? 'PROMOTION_TURNOVER_ACTIVE' : null
}
