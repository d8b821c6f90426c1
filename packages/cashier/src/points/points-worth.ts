import { amountOf, currencies, divideMoney, type Currency } from '@maidan/money'

/** Rates are decimal texts of six digits at most, like amounts of USDT. */
const RATE_SCALE = 10n ** BigInt(currencies.USDT.digits)

/** What VIP points are worth, in minor units of a currency, rounded down; `rate` is per point. */
export function pointsWorth(points: bigint, rate: string, currency: Currency): bigint {
  const minorPerUnit = 10n ** BigInt(currencies[currency].digits)
  return divideMoney(points * amountOf(rate, 'USDT') * minorPerUnit, RATE_SCALE, 'floor')
}
