import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayState, isAboveDailyMost, mayFillDay } from './daily-most.ts'

test.each([
  ['fills the day to its most', { paidOutMinor: 900n, amountMinor: 100n }, false],
  ['goes above it by the least', { paidOutMinor: 900n, amountMinor: 101n }, true],
  ['comes after the day was full', { paidOutMinor: 1_000n, amountMinor: 1n }, true],
  ['is nothing, after the day was full', { paidOutMinor: 1_200n, amountMinor: 0n }, false],
  ['has the room of stakes before it', { paidOutMinor: -500n, amountMinor: 1_500n }, false],
  ['takes more than that room', { paidOutMinor: -500n, amountMinor: 1_501n }, true],
])('[LAW-25] a win that %s', (_, win, isAbove) => {
  expect(isAboveDailyMost({ ...win, mostMinor: 1_000n })).toBe(isAbove)
})

test.each([
  ['within', -500n, 0],
  ['within', 799n, 0],
  ['near', 800n, 0],
  ['near', 999n, 0],
  ['reached', 1_000n, 0],
  ['reached', 100n, 1],
] as const)(
  '[LAW-25] a day is %s its most at %s with %s wins held',
  (state, paidOutMinor, held) => {
    expect(dayState({ paidOutMinor, mostMinor: 1_000n, heldCount: held })).toBe(state)
  },
)

test('[LAW-25] a most of nothing is not reached before anything is paid', () => {
  const day = { mostMinor: 0n, heldCount: 0 }
  expect(dayState({ ...day, paidOutMinor: 0n })).toBe('within')
  expect(dayState({ ...day, paidOutMinor: 1n })).toBe('reached')
})

test('[LAW-25] wins that need not know of each other stay below the most, eight at once', () => {
  const amount = fc.bigInt({ min: 0n, max: 2_000n })
  const paidOut = fc.bigInt({ min: -3_000n, max: 1_000n })
  fc.assert(
    fc.property(paidOut, fc.array(amount, { maxLength: 8 }), (paidOutMinor, wins) => {
      const day = { paidOutMinor, mostMinor: 1_000n }
      const unseen = wins.filter((winsMinor) => !mayFillDay({ ...day, winsMinor }))
      const sum = unseen.reduce((minor, win) => minor + win, paidOutMinor)
      expect(sum <= day.mostMinor).toBe(true)
    }),
  )
})
