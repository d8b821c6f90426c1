import { outOfTaka, type TakaRates } from '@maidan/cashier'
import { amountOf, type Currency } from '@maidan/money'

/** A limit that the settings keep in taka, in minor units of a payment's currency, rounded down. */
export function limitIn(currency: Currency, taka: string, rates: TakaRates): bigint {
  return outOfTaka(amountOf(taka, 'BDT'), currency, { rates, rounding: 'floor' })
}
