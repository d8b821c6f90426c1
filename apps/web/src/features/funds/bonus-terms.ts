import type { CallAnswer } from '@maidan/contract'
import type { getPromotion } from '@maidan/contract/facts'
import { decimalAmount, divideMoney, parseAmount, percentOf } from '@maidan/money'
import type { Currency } from '@maidan/money'
import { asText } from '../../lib/calls/as-text.ts'
import { readMinor } from '../../lib/read-money.ts'

export type BonusPromotion = CallAnswer<typeof getPromotion>[number]

/** Promotions that a deposit can carry; a record that does not say counts as one (SIL-068). */
export function depositPromotions<P extends Partial<BonusPromotion>>(promotions: readonly P[]) {
  return promotions.filter(isForDeposit)
}

export function isForDeposit({ on_deposit }: Partial<BonusPromotion>): boolean {
  return on_deposit !== false
}

/** `deposit_bouns` as a rounded percent: "9.6" is 10 (CASH-13). */
export function bonusPercent({ deposit_bouns }: Partial<BonusPromotion>): number {
  const percent = Number(asText(deposit_bouns))
  return Number.isFinite(percent) ? Math.round(percent) : 0
}

/** The turnover's multiple as plain digits, 1 if the promotion has none. */
export function turnoverTimes({ turnover }: Partial<BonusPromotion>): string {
  const timesCenti = centiOf(turnover)
  return timesCenti > 0n ? decimalAmount(timesCenti, 'BDT').replace(/\.?0+$/, '') : '1'
}

export type Bonus =
  | { kind: 'too_small'; minMinor: bigint }
  | { kind: 'bonus'; bonusMinor: bigint; toStakeMinor: bigint }

/**
 * What a deposit brings by a promotion, as the server reckons it: the percent rounded down to the
 * minor unit and capped, and deposit and bonus times the multiple to be staked.
 */
export function bonusOf(
  promotion: Partial<BonusPromotion>,
  depositMinor: bigint,
  currency: Currency,
): Bonus {
  const minMinor = readMinor(promotion.deposit_min, currency)
  if (depositMinor < minMinor) return { kind: 'too_small', minMinor }
  const share = percentOf(depositMinor, centiOf(promotion.deposit_bouns), 'floor')
  const maxMinor = readMinor(promotion.bonus_max, currency)
  const bonusMinor = maxMinor > 0n && share > maxMinor ? maxMinor : share
  const timesCenti = centiOf(promotion.turnover)
  const staked = (depositMinor + bonusMinor) * (timesCenti > 0n ? timesCenti : ONE_CENTI)
  const toStakeMinor = divideMoney(staked, ONE_CENTI, 'floor')
  return { kind: 'bonus', bonusMinor, toStakeMinor }
}

/** Once the whole, in hundredths. */
const ONE_CENTI = 100n

/** A percent or a multiple in hundredths: "9.6" is 960. */
function centiOf(value: unknown): bigint {
  const parsed = parseAmount(asText(value), 'BDT')
  return parsed.ok ? parsed.minor : 0n
}
