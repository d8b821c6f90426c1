import { decimalAmount, type Currency } from '@maidan/money'

/** The largest bet while a bonus is kept, as calls answer it: where there is one. */
export function betMaxField(betMaxMinor: bigint, currency: Currency): { bet_max?: string } {
  return betMaxMinor === 0n ? {} : { bet_max: decimalAmount(betMaxMinor, currency) }
}
