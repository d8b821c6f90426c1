import { currencies, divideMoney, type Currency, type Rounding } from '@maidan/money'

/** Taka for one unit of each other currency, as the house has set it: `'1.4'`. */
export type TakaRates = Readonly<Record<Exclude<Currency, 'BDT'>, string>>

/** Digits after the point of a rate at most. */
const RATE_DIGITS = 6

/** What an amount in minor units of a currency comes to in paisa, rounded as named. */
export function inTaka(
  minor: bigint,
  currency: Currency,
  { rates, rounding }: { rates: TakaRates; rounding: Rounding },
): bigint {
  const { taka, other } = ratio(currency, rates)
  return divideMoney(minor * taka, other, rounding)
}

/** What an amount in paisa comes to in minor units of a currency, rounded as named. */
export function outOfTaka(
  paisa: bigint,
  currency: Currency,
  { rates, rounding }: { rates: TakaRates; rounding: Rounding },
): bigint {
  const { taka, other } = ratio(currency, rates)
  return divideMoney(paisa * other, taka, rounding)
}

/** So many paisa are as much as so many minor units of the currency. */
function ratio(currency: Currency, rates: TakaRates): { taka: bigint; other: bigint } {
  const millionths = rateMillionths(currency === 'BDT' ? '1' : rates[currency])
  return {
    taka: millionths * 10n ** BigInt(currencies.BDT.digits),
    other: 10n ** BigInt(RATE_DIGITS + currencies[currency].digits),
  }
}

/** A rate like `'121.5'` in whole millionths. */
export function rateMillionths(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.')
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'))
}
