import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOverFreeRounds, settleFreeWins, type FreeRounds } from './free-rounds.ts'

test.each([
  ['all of it', [4_500n, 0n, 0n, 0n], [4_500n, 0n]],
  ['all of it below the limit', [4_500n, 0n, 0n, 50_000n], [4_500n, 0n]],
  ['the limit of more', [60_000n, 0n, 0n, 50_000n], [50_000n, 10_000n]],
  ['nothing of nothing', [0n, 0n, 0n, 50_000n], [0n, 0n]],
  ['a late win by itself', [4_900n, 4_500n, 4_500n, 50_000n], [400n, 0n]],
  ['what the limit leaves of a late win', [70_000n, 49_900n, 49_900n, 50_000n], [100n, 20_000n]],
  ['nothing after the limit', [70_000n, 60_000n, 50_000n, 50_000n], [0n, 10_000n]],
] as const)('[LAW-30] free rounds give %s', (_, wins, [giveMinor, backMinor]) => {
  const [wonMinor, settledMinor, givenMinor, winMaxMinor] = wins
  const settled = settleFreeWins({ wonMinor, settledMinor, givenMinor, winMaxMinor })
  expect(settled).toEqual({ giveMinor, backMinor })
})

test('[LAW-2] however wins come, all of them is given or goes back, and never more than the limit', () => {
  const wins = fc.array(fc.bigInt({ min: 0n, max: 1_000n }), { maxLength: 20 })
  fc.assert(
    fc.property(wins, fc.bigInt({ min: 0n, max: 5_000n }), (amounts, winMaxMinor) => {
      let [wonMinor, settledMinor, givenMinor, backMinor] = [0n, 0n, 0n, 0n]
      for (const amountMinor of amounts) {
        wonMinor += amountMinor
        const step = settleFreeWins({ wonMinor, settledMinor, givenMinor, winMaxMinor })
        settledMinor = wonMinor
        givenMinor += step.giveMinor
        backMinor += step.backMinor
      }
      const capped = winMaxMinor > 0n && wonMinor > winMaxMinor ? winMaxMinor : wonMinor
      expect([givenMinor, givenMinor + backMinor]).toEqual([capped, wonMinor])
    }),
  )
})

const at = new Date('2026-04-20T00:00:00Z')
const half: FreeRounds = {
  rounds: 10,
  taken: 5,
  open: 0,
  expiresAt: new Date('2026-04-20T00:00:01Z'),
  isCancelled: false,
}

test.each<[string, Partial<FreeRounds>, boolean]>([
  ['while some are left', {}, false],
  ['when all are played', { taken: 10 }, true],
  ['while the last is under way', { taken: 10, open: 1 }, false],
  ['once they are taken back', { isCancelled: true }, true],
  ['once they are taken back, while one is under way', { isCancelled: true, open: 1 }, false],
  ['at their end', { expiresAt: at }, true],
  ['at their end, while one is under way', { expiresAt: at, open: 1 }, false],
])('[LAW-30] free rounds are over %s: %o %s', (_, change, isOver) => {
  expect(isOverFreeRounds({ ...half, ...change }, at)).toBe(isOver)
})
