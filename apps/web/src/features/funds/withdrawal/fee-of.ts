import { HOME_CURRENCY, withdrawalFee } from '@maidan/contract/facts'
import type { Currency } from '@maidan/money'
import { readMinor } from '../../../lib/read-money.ts'
import type { Method } from '../methods/payment-method.ts'

/** What a withdrawal by a method costs beside its amount, exactly as the house reckons it. */
export function feeOf(method: Method | undefined, minor: bigint, currency: Currency): bigint {
  const fee = method?.withdrawal_fee
  if (fee === undefined) return 0n
  return withdrawalFee(minor, {
    feeFixedMinor: readMinor(fee.fixed, currency),
    // A percent has two decimals, like taka.
    feePercentHundredths: Number(readMinor(fee.percent, HOME_CURRENCY)),
  })
}
