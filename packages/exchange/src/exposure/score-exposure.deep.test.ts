import fc from 'fast-check'
import process from 'node:process'
import { expect, test } from 'vitest'
import type { ScoreBet } from '../bet/bet.ts'
import { SCORE_MAX, type Claim } from '../bet/claim.ts'
import { profitAtRate } from '../bet/profit.ts'
import { exposureAfter } from './exposure-after.ts'
import type { Explanation } from './explanation.ts'
import { exposureOfScore } from './score-exposure.ts'

/** Half of all random books are on runners, half on scores. */
const BOOKS = Number(process.env['EXPOSURE_BOOKS'] ?? 20_000) / 2
const RUN_TIMEOUT_MS = 30_000 + BOOKS

function on(side: 'yes' | 'no', claim: Claim, stakeMinor: bigint, rateCenti = 10_000): ScoreBet {
  return { claim, side, stakeMinor, profitMinor: profitAtRate(rateCenti, stakeMinor) }
}

const atLeast = (runs: number): Claim => ({ kind: 'at_least', runs })
const within = (fromRuns: number, toRuns: number): Claim => ({ kind: 'within', fromRuns, toRuns })
const endsIn = (digit: number): Claim => ({ kind: 'last_digit', digit })
const even: Claim = { kind: 'even' }
const odd: Claim = { kind: 'odd' }
const anyScore = { fromScore: 0, toScore: null }

test.each<[string, ScoreBet[], Explanation | null]>([
  ['nothing', [], null],
  [
    'YES 1000 at 40 with NO 100 at 48',
    [on('yes', atLeast(40), 1_000n), on('no', atLeast(48), 100n)],
    { kind: 'score_below', runs: 40, lossMinor: 900n },
  ],
  [
    'YES 100 at 40 with NO 100 at 48',
    [on('yes', atLeast(40), 100n), on('no', atLeast(48), 100n)],
    null,
  ],
  [
    'YES 1000 at 48 with NO 1000 at 40',
    [on('yes', atLeast(48), 1_000n), on('no', atLeast(40), 1_000n)],
    { kind: 'score_between', fromScore: 40, toScore: 47, lossMinor: 2_000n },
  ],
  [
    'YES 100 at 40, YES 100 at 45, NO 200 at 45, all at 90',
    [
      on('yes', atLeast(40), 100n, 9_000),
      on('yes', atLeast(45), 100n, 9_000),
      on('no', atLeast(45), 200n, 9_000),
    ],
    null,
  ],
  [
    'NO at 110 risks what YES would win',
    [on('no', atLeast(48), 100n, 11_000)],
    { kind: 'score_at_least', runs: 48, lossMinor: 110n },
  ],
  [
    'a window, both ends in it',
    [on('no', within(31, 40), 100n)],
    { kind: 'score_between', fromScore: 31, toScore: 40, lossMinor: 100n },
  ],
  [
    'bets that cancel out leave no seam',
    [on('yes', atLeast(40), 100n), on('yes', atLeast(20), 50n), on('no', atLeast(20), 50n)],
    { kind: 'score_below', runs: 40, lossMinor: 100n },
  ],
  ['a sure claim', [on('no', atLeast(0), 100n)], { kind: 'any_score', lossMinor: 100n }],
  ['odd', [on('yes', odd, 100n)], { kind: 'even', ...anyScore, lossMinor: 100n }],
  ['even', [on('yes', even, 100n)], { kind: 'odd', ...anyScore, lossMinor: 100n }],
  [
    'odd and even',
    [on('yes', odd, 100n, 9_500), on('yes', even, 100n, 9_500)],
    {
      kind: 'even',
      ...anyScore,
      lossMinor: 5n,
    },
  ],
  [
    'a last digit',
    [on('yes', endsIn(7), 100n, 90_000)],
    { kind: 'last_digit', digits: [0, 1, 2, 3, 4, 5, 6, 8, 9], ...anyScore, lossMinor: 100n },
  ],
  [
    'a last digit only where a line has lost too',
    [on('yes', atLeast(40), 100n), on('no', endsIn(7), 10n, 90_000)],
    { kind: 'last_digit', digits: [7], fromScore: 0, toScore: 39, lossMinor: 190n },
  ],
  [
    'a digit that no score of the window ends in',
    [on('no', within(41, 43), 1_000n), on('no', endsIn(7), 10n, 90_000)],
    {
      kind: 'last_digit',
      digits: [0, 1, 2, 3, 4, 5, 6, 8, 9],
      fromScore: 41,
      toScore: 43,
      lossMinor: 990n,
    },
  ],
  [
    'the highest score',
    [on('no', atLeast(SCORE_MAX), 100n), on('yes', endsIn(9), 50n)],
    { kind: 'last_digit', digits: [9], fromScore: SCORE_MAX, toScore: null, lossMinor: 50n },
  ],
])('[LAW-14] alice: %s', (_, bets, explain) => {
  const exposure = exposureOfScore(bets)
  expect(exposure.explain).toEqual(explain)
  expect(exposure.liabilityMinor).toBe(explain?.lossMinor ?? 0n)
})

test('[LAW-15] each range of scores has its own net', () => {
  const bets = [on('yes', atLeast(40), 100n, 9_000), on('no', atLeast(48), 100n, 11_000)]
  const nets = exposureOfScore(bets).outcomes.map(({ outcome, netMinor, worstMinor }) => {
    expect(worstMinor).toBe(netMinor)
    return [outcome.fromScore, outcome.toScore, netMinor]
  })
  expect(nets).toEqual([
    [0, 39, 0n],
    [40, 47, 190n],
    [48, null, -20n],
  ])
})

test.each<[string, Claim]>([
  ['a negative line', atLeast(-1)],
  ['a line that is no whole number', atLeast(40.5)],
  ['a line no score reaches', atLeast(SCORE_MAX + 1)],
  ['a window that ends before it begins', within(50, 40)],
  ['a window that ends where no score is', within(40, SCORE_MAX + 1)],
  ['no digit', endsIn(10)],
])('%s is refused', (_, claim) => {
  expect(() => exposureOfScore([on('yes', claim, 100n)])).toThrow(RangeError)
})

test('[LAW-14] one more bet holds or frees exactly the difference', () => {
  const change = exposureAfter(
    exposureOfScore,
    [on('yes', atLeast(40), 1_000n)],
    on('no', atLeast(48), 100n),
  )
  expect(change.moreMinor).toBe(-100n)
})

/** Lines stop short of the highest score tried, so that every ending is tried beyond the last one. */
const TRIED_SCORE_MAX = 1_000
const line = fc.nat(TRIED_SCORE_MAX - 20)
const nearLine = fc.integer({ min: 30, max: 60 })
const runs = fc.oneof(nearLine, line)

const anyClaim: fc.Arbitrary<Claim> = fc.oneof(
  { weight: 5, arbitrary: runs.map(atLeast) },
  {
    weight: 3,
    arbitrary: fc.tuple(runs, runs).map(([a, b]) => within(Math.min(a, b), Math.max(a, b))),
  },
  { weight: 1, arbitrary: fc.nat(9).map(endsIn) },
  { weight: 1, arbitrary: fc.constantFrom(even, odd) },
)

const anyBets: fc.Arbitrary<ScoreBet[]> = fc.array(
  fc.record({
    claim: anyClaim,
    side: fc.constantFrom('yes', 'no'),
    stakeMinor: fc.integer({ min: 1, max: 1_000_000 }).map(BigInt),
    profitMinor: fc.integer({ min: 0, max: 3_000_000 }).map(BigInt),
  }),
  { maxLength: 8 },
)

const nets = new Float64Array(TRIED_SCORE_MAX + 1)

/** Every score from 0 on, one by one, with no thought for lines. */
function worstByForce(bets: readonly ScoreBet[]): number {
  nets.fill(0)
  for (const { claim, side, stakeMinor, profitMinor } of bets) {
    const sign = side === 'yes' ? 1 : -1
    const [whenTrue, whenFalse] = [sign * Number(profitMinor), -sign * Number(stakeMinor)]
    for (let score = 0; score <= TRIED_SCORE_MAX; score += 1) {
      nets[score] = (nets[score] ?? 0) + (isTrueOf(score, claim) ? whenTrue : whenFalse)
    }
  }
  return nets.reduce((worst, net) => Math.min(worst, net), 0)
}

function isTrueOf(score: number, claim: Claim): boolean {
  if (claim.kind === 'at_least') return !(score < claim.runs)
  if (claim.kind === 'within') return !(score < claim.fromRuns || score > claim.toRuns)
  const lastDigit = lastDigits[score]
  if (claim.kind === 'last_digit') return lastDigit === claim.digit
  return [0, 2, 4, 6, 8].includes(lastDigit ?? -1) === (claim.kind === 'even')
}

const lastDigits = Array.from(nets, (_, score) => Number(String(score).slice(-1)))

test(
  `[LAW-14] ${BOOKS} random books on scores equal brute force over 0 to ${TRIED_SCORE_MAX}`,
  () => {
    fc.assert(
      fc.property(anyBets, (bets) => {
        const { liabilityMinor, explain } = exposureOfScore(bets)
        const loss = 0 - worstByForce(bets)
        expect([Number(liabilityMinor), Number(explain?.lossMinor ?? 0n)]).toEqual([loss, loss])
      }),
      { numRuns: BOOKS },
    )
  },
  RUN_TIMEOUT_MS,
)

test('[LAW-14] of bets that wait, those are matched that lose: brute force over every choice', () => {
  fc.assert(
    fc.property(anyBets, fc.array(anyBets, { maxLength: 1 }), (bets, [more = []]) => {
      const waiting = more.slice(0, 4)
      const choices = Array.from({ length: 2 ** waiting.length }, (_, choice) =>
        waiting.filter((__, index) => Math.floor(choice / 2 ** index) % 2 === 1),
      )
      const worst = Math.min(...choices.map((chosen) => worstByForce([...bets, ...chosen])))
      expect(Number(exposureOfScore(bets, waiting).liabilityMinor)).toBe(0 - worst)
    }),
    { numRuns: 300 },
  )
})

test('[LAW-14] the outcomes hold every score once, and say what it comes to', () => {
  fc.assert(
    fc.property(anyBets, (bets) => {
      const { outcomes } = exposureOfScore(bets)
      worstByForce(bets)
      nets.forEach((net, score) => {
        const holding = outcomes.filter(
          ({ outcome: { fromScore, toScore, digits } }) =>
            score >= fromScore && score <= (toScore ?? SCORE_MAX) && digits.includes(score % 10),
        )
        expect(holding.map(({ netMinor }) => Number(netMinor) - net)).toEqual([0])
      })
    }),
    { numRuns: 30 },
  )
})
