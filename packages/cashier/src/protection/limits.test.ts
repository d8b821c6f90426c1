import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedChange, changeState, limitWish, type LimitAmount } from './limit-change.ts'
import { leastRoom, periodSpan, roomLeft } from './room-left.ts'

const HOUR_MS = 3_600_000

test.each([
  [null, null, 'same'],
  [null, 0n, 'tighter'],
  [500n, 499n, 'tighter'],
  [500n, 500n, 'same'],
  [500n, 501n, 'looser'],
  [500n, null, 'looser'],
  [0n, 1n, 'looser'],
] as const)('[LAW-29] from %s to %s is %s', (present, asked, wish) => {
  expect(limitWish(present, asked)).toBe(wish)
})

test.each([
  [0, 'waiting'],
  [24 * HOUR_MS - 1, 'waiting'],
  [24 * HOUR_MS, 'usable'],
  [7 * 24 * HOUR_MS - 1, 'usable'],
  [7 * 24 * HOUR_MS, 'lapsed'],
] as const)('[LAW-29] a looser limit that was asked for %s ms ago is %s', (afterMs, state) => {
  expect(changeState(askedChange(700n, 1_000), 1_000 + afterMs)).toBe(state)
})

const amounts = fc.option(fc.bigInt({ min: 0n, max: 50n }))

/** The slow model: who would be stopped at each amount says which of two limits is tighter. */
function stops(limit: LimitAmount, used: bigint): boolean {
  return limit !== null && used > limit
}

test('[LAW-29] tighter stops all that was stopped and more, looser lets something by', () => {
  fc.assert(
    fc.property(amounts, amounts, (present, asked) => {
      const spent = Array.from({ length: 60 }, (_, at) => BigInt(at))
      const more = spent.some((used) => stops(asked, used) && !stops(present, used))
      const less = spent.some((used) => !stops(asked, used) && stops(present, used))
      const wish = more ? 'tighter' : less ? 'looser' : 'same'
      expect(limitWish(present, asked)).toBe(wish)
    }),
  )
})

const limits = fc.array(
  fc.record({
    limit: fc.bigInt({ min: 0n, max: 100n }),
    used: fc.bigInt({ min: 0n, max: 150n }),
    untilMs: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 3 },
)

test('[LAW-29] what is left passes every limit, one more passes not all of them', () => {
  fc.assert(
    fc.property(limits, (all) => {
      const found = leastRoom(all)
      const passes = (amount: bigint) =>
        all.every(({ limit, used }) => amount === 0n || used + amount <= limit)
      const slow = Array.from({ length: 101 }, (_, at) => BigInt(at)).findLast(passes) ?? 0n
      expect(found?.left).toBe(slow)
      const binding = all.filter((one) => roomLeft(one) === slow)
      expect(found?.moreFromMs).toBe(Math.max(...binding.map(({ untilMs }) => untilMs)))
    }),
  )
})

test('[LAW-29] without a limit nothing is counted', () => {
  expect(leastRoom([])).toBeNull()
})

test('[LAW-29] day, week and month are those of Dhaka', () => {
  // Sunday 1 March 2026, 00:30 in Dhaka.
  const atMs = Date.parse('2026-02-28T18:30:00Z')
  const ends = (['day', 'week', 'month'] as const).map((period) => {
    const { fromMs, untilMs } = periodSpan(period, atMs)
    return [new Date(fromMs).toISOString(), new Date(untilMs).toISOString()]
  })
  expect(ends).toEqual([
    ['2026-02-28T18:00:00.000Z', '2026-03-01T18:00:00.000Z'],
    ['2026-02-22T18:00:00.000Z', '2026-03-01T18:00:00.000Z'],
    ['2026-02-28T18:00:00.000Z', '2026-03-31T18:00:00.000Z'],
  ])
})
