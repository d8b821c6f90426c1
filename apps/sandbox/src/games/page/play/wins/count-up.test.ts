import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDurationMs, countedMinor } from './count-up.ts'

test('[GAME-13] a running counter ends on the exact amount', () => {
  expect(countedMinor(0n, 12_345_678_901_234_567n, 1)).toBe(12_345_678_901_234_567n)
  expect(countedMinor(0n, 1_000n, 0.5)).toBe(500n)
  expect(countedMinor(700n, 100n, 0)).toBe(700n)
})

test('[GAME-13] a running counter never leaves the way between its two amounts', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 15n),
      fc.bigInt(0n, 10n ** 15n),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, to, progress) => {
        const shown = countedMinor(from, to, progress)
        expect(shown >= (from < to ? from : to)).toBe(true)
        expect(shown <= (from < to ? to : from)).toBe(true)
      },
    ),
  )
})

test('[GAME-13] a larger win counts longer, within limits', () => {
  expect(countDurationMs(100n, 100n)).toBeLessThan(countDurationMs(500n, 100n))
  expect(countDurationMs(10n ** 12n, 1n)).toBe(2_600)
})
