import fc from 'fast-check'
import process from 'node:process'
import { expect, test } from 'vitest'
import { LADDER_TICKS, tickOfOdds } from '@maidan/money'
import type { RunnerBet } from '../bet/bet.ts'
import { profitAtRate, profitAtTick } from '../bet/profit.ts'
import { exposureAfter } from './exposure-after.ts'
import { exposureOfRunners } from './runner-exposure.ts'

/** Half of all random books are on runners, half on scores. */
const BOOKS = Number(process.env['EXPOSURE_BOOKS'] ?? 20_000) / 2
const RUN_TIMEOUT_MS = 30_000 + BOOKS

const [A, B, C] = [1, 2, 3]

function bet(side: 'back' | 'lay', runnerId: number, stakeMinor: bigint, centi: number): RunnerBet {
  const profitMinor = profitAtTick(tickOfOdds(centi) ?? -1, stakeMinor)
  return { runnerId, side, stakeMinor, profitMinor, isMatched: true }
}

const waiting = (one: RunnerBet): RunnerBet => ({ ...one, isMatched: false })

test.each<[string, RunnerBet[], bigint]>([
  ['nothing', [], 0n],
  ['a back risks its stake', [bet('back', A, 100n, 190)], 100n],
  ['a lay risks what the backer wins', [bet('lay', A, 100n, 190)], 90n],
  ['backs of both runners', [bet('back', A, 100n, 190), bet('back', B, 100n, 190)], 10n],
  ['a back and a lay of one runner', [bet('back', A, 100n, 200), bet('lay', A, 100n, 190)], 0n],
  ['a lay above its back', [bet('back', A, 100n, 190), bet('lay', A, 100n, 200)], 10n],
  [
    'a house rate nets like odds',
    [
      { runnerId: A, side: 'back', stakeMinor: 100n, profitMinor: profitAtRate(8_550, 100n) },
      { runnerId: B, side: 'back', stakeMinor: 100n, profitMinor: profitAtRate(9_000, 100n) },
    ].map((one) => ({ ...one, side: 'back', isMatched: true })),
    15n,
  ],
  [
    'what waits frees nothing',
    [bet('back', A, 100n, 190), waiting(bet('back', B, 100n, 190))],
    100n,
  ],
  [
    'what waits counts only where it loses',
    [waiting(bet('lay', A, 100n, 300)), waiting(bet('lay', B, 100n, 300))],
    200n,
  ],
])('[LAW-14] alice on A and B: %s', (_, bets, liabilityMinor) => {
  expect(exposureOfRunners([A, B], bets).liabilityMinor).toBe(liabilityMinor)
})

test('[LAW-14] alice reads where her money is held, and what each outcome brings', () => {
  const bets = [bet('back', A, 100n, 190), waiting(bet('lay', C, 50n, 500))]
  expect(exposureOfRunners([A, B, C], bets)).toEqual({
    liabilityMinor: 300n,
    worst: { runnerId: C },
    explain: { kind: 'runner_wins', runnerId: C, lossMinor: 300n },
    outcomes: [
      { outcome: { runnerId: A }, netMinor: 90n, worstMinor: 90n },
      { outcome: { runnerId: B }, netMinor: -100n, worstMinor: -100n },
      { outcome: { runnerId: C }, netMinor: -100n, worstMinor: -300n },
    ],
  })
})

test('no outcome that costs anything is nothing to explain', () => {
  const free = { liabilityMinor: 0n, worst: null, explain: null }
  expect(exposureOfRunners([A, B], [])).toMatchObject(free)
  expect(exposureOfRunners([], [])).toEqual({ ...free, outcomes: [] })
})

test('a bet on a runner of another market is refused', () => {
  expect(() => exposureOfRunners([A], [bet('back', B, 1n, 200)])).toThrow(RangeError)
})

test.each<[string, RunnerBet, bigint]>([
  ['a new risk is held', bet('lay', B, 100n, 200), 100n],
  ['a book over all runners holds nothing', bet('back', B, 100n, 200), -100n],
  ['a hedge sets money free', bet('lay', A, 100n, 200), -100n],
  ['a waiting hedge does not', waiting(bet('lay', A, 100n, 200)), 0n],
  ['more of the same is more', waiting(bet('back', A, 100n, 200)), 100n],
])('[LAW-14] one more bet: %s', (_, added, moreMinor) => {
  const change = exposureAfter(
    (bets) => exposureOfRunners([A, B], bets),
    [bet('back', A, 100n, 200)],
    added,
  )
  expect(change.moreMinor).toBe(moreMinor)
  expect(change.after.liabilityMinor - change.before.liabilityMinor).toBe(moreMinor)
})

const RUNNERS = [1, 2, 3, 4, 5, 6]

const anyBet: fc.Arbitrary<RunnerBet> = fc.record({
  runnerId: fc.nat(RUNNERS.length - 1),
  side: fc.constantFrom('back', 'lay'),
  stakeMinor: fc.integer({ min: 1, max: 1_000_000 }).map(BigInt),
  profitMinor: fc.integer({ min: 0, max: 3_000_000 }).map(BigInt),
  isMatched: fc.boolean(),
})

const anyBook = fc
  .tuple(fc.integer({ min: 2, max: RUNNERS.length }), fc.array(anyBet, { maxLength: 9 }))
  .map(([count, bets]) => ({
    runnerIds: RUNNERS.slice(0, count),
    bets: bets.map((one) => ({ ...one, runnerId: 1 + (one.runnerId % count) })),
  }))

/** Each choice of bets that may yet be matched, under each winner: the worst of all. */
function worstByForce(runnerIds: readonly number[], bets: readonly RunnerBet[]): number {
  const waits = bets.filter(({ isMatched }) => !isMatched)
  const nets = (list: readonly RunnerBet[], winner: number) =>
    list.map(({ runnerId, side, stakeMinor, profitMinor }) => {
      if (side === 'back') return runnerId === winner ? Number(profitMinor) : -Number(stakeMinor)
      return runnerId === winner ? -Number(profitMinor) : Number(stakeMinor)
    })
  let worst = 0
  for (const winner of runnerIds) {
    const sure = nets(
      bets.filter(({ isMatched }) => isMatched),
      winner,
    ).reduce((sum, net) => sum + net, 0)
    const open = nets(waits, winner)
    for (let choice = 0; choice < 2 ** waits.length; choice += 1) {
      const net = open.reduce((sum, one, index) => sum + (choice & (1 << index) ? one : 0), sure)
      worst = Math.min(worst, net)
    }
  }
  return worst
}

test(
  `[LAW-14] ${BOOKS} random books on runners equal brute force`,
  () => {
    fc.assert(
      fc.property(anyBook, ({ runnerIds, bets }) => {
        const { liabilityMinor, explain } = exposureOfRunners(runnerIds, bets)
        const loss = 0 - worstByForce(runnerIds, bets)
        expect([Number(liabilityMinor), Number(explain?.lossMinor ?? 0n)]).toEqual([loss, loss])
      }),
      { numRuns: BOOKS },
    )
  },
  RUN_TIMEOUT_MS,
)

test('[LAW-14] matching a waiting bet, whole or in parts, never asks for more', () => {
  const fill = fc.record({
    tick: fc.nat(LADDER_TICKS - 1),
    better: fc.nat(20),
    side: fc.constantFrom('back' as const, 'lay' as const),
    stakeMinor: fc.integer({ min: 2, max: 100_000 }).map(BigInt),
    part: fc.integer({ min: 1, max: 99 }).map(BigInt),
  })
  fc.assert(
    fc.property(anyBook, fill, ({ runnerIds, bets }, { tick, better, side, stakeMinor, part }) => {
      const taken = side === 'back' ? tick + better : tick - better
      const takenTick = Math.max(0, Math.min(LADDER_TICKS - 1, taken))
      const partMinor = (stakeMinor * part) / 100n
      const of = (at: number, minor: bigint, isMatched: boolean): RunnerBet => ({
        runnerId: 1,
        side,
        stakeMinor: minor,
        profitMinor: profitAtTick(at, minor),
        isMatched,
      })
      const held = exposureOfRunners(runnerIds, [...bets, of(tick, stakeMinor, false)])
      const parts = [of(takenTick, partMinor, true), of(tick, stakeMinor - partMinor, false)]
      const after = exposureOfRunners(runnerIds, [...bets, ...parts])
      expect(after.liabilityMinor <= held.liabilityMinor).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})
