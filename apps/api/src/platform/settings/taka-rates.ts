import type { TakaRates } from '@maidan/cashier'
import type { Settings } from './setting-rules.ts'

/** At what rates the house counts other currencies in taka. */
export function takaRates(settings: Settings): TakaRates {
  return { INR: settings.inr_rate, PKR: settings.pkr_rate, USDT: settings.usdt_rate }
}
