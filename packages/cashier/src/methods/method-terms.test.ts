import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayLeftMinor, withdrawalFee } from './method-terms.ts'

test.each<[amount: bigint, fixed: bigint, hundredths: number, fee: bigint]>([
  [100_000n, 0n, 0, 0n],
  [100_000n, 1_000n, 0, 1_000n],
  [100_000n, 0n, 150, 1_500n],
  [100_000n, 1_000n, 150, 2_500n],
  // 1.5 % of 333.33 is 4.99995: the rest is the player's.
  [33_333n, 0n, 150, 499n],
  [50_000n, 500n, 1, 505n],
  [99n, 0n, 100, 0n],
])('[CASH-62] a withdrawal of %s at %s and %s hundredths of a percent costs %s', (...row) => {
  const [amount, feeFixedMinor, feePercentHundredths, fee] = row
  expect(withdrawalFee(amount, { feeFixedMinor, feePercentHundredths })).toBe(fee)
})

test('[CASH-62] no fee is above its percent, nor a minor unit below it, and more never costs less', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(amount, amount, fc.nat(1_000), (one, more, feePercentHundredths) => {
      const fee = (minor: bigint) =>
        withdrawalFee(minor, { feeFixedMinor: 7n, feePercentHundredths })
      const tenThousandths = (fee(one) - 7n) * 10_000n
      const exact = one * BigInt(feePercentHundredths)
      expect(tenThousandths <= exact && exact - tenThousandths < 10_000n).toBe(true)
      expect(fee(one + more) >= fee(one)).toBe(true)
    }),
  )
})

test.each<[max: bigint | null, used: bigint, left: bigint | null]>([
  [null, 5n, null],
  [10n, 0n, 10n],
  [10n, 9n, 1n],
  [10n, 10n, 0n],
  [10n, 12n, 0n],
])('[CASH-62] of %s a day, %s used, %s is left', (max, used, left) => {
  expect(dayLeftMinor(max, used)).toBe(left)
})
