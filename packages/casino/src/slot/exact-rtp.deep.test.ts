import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestSpinUnits } from './exact/best-spin.ts'
import { fraction, plus, type Fraction } from '../chance/fraction.ts'
import { exactRtp } from './exact-rtp.ts'
import { everyRound } from './fixtures/every-round.ts'
import { isHit } from './fixtures/is-hit.ts'
import { tinyGame } from './fixtures/tiny-game.ts'
import { tinyHold } from './fixtures/tiny-hold.ts'
import { maxWinUnits } from './wins/max-win.ts'
import { playSlot } from './play-slot.ts'
import { playSpin } from './play-spin.ts'
import { strip } from './reel-strip.ts'
import type { Reels, SlotRuns, SlotGame, SlotWild } from './slot-game.ts'

type Enumerated = { rtp: Fraction; hit: Fraction; maxUnits: bigint; rounds: number }

/** Return, hit frequency and best round by playing every round there is with a bet of one unit each. */
function enumerated(game: SlotGame): Enumerated {
  const betMinor = BigInt(game.costUnits)
  const sums = new Map<bigint, { units: bigint; hits: bigint }>()
  let maxUnits = 0n
  let rounds = 0
  for (const { result, oneIn } of everyRound((draws) => playSlot(game, { betMinor, draws }))) {
    const sum = sums.get(oneIn) ?? { units: 0n, hits: 0n }
    sum.units += result.totalWinMinor
    sum.hits += isHit(result.events) ? 1n : 0n
    sums.set(oneIn, sum)
    if (result.totalWinMinor > maxUnits) maxUnits = result.totalWinMinor
    rounds += 1
  }
  const total = (of: (sum: { units: bigint; hits: bigint }) => bigint): Fraction =>
    [...sums].map(([oneIn, sum]) => fraction(of(sum), oneIn)).reduce(plus)
  const units = total((sum) => sum.units)
  return {
    rtp: fraction(units.numerator, units.denominator * betMinor),
    hit: total((sum) => sum.hits),
    maxUnits,
    rounds,
  }
}

/** The same figures worked out from the strips and pays. */
function workedOut(game: SlotGame): Omit<Enumerated, 'rounds'> {
  const exact = exactRtp(game)
  return {
    rtp: fraction(exact.numerator, exact.denominator),
    hit: fraction(exact.hitNumerator, exact.hitDenominator),
    maxUnits: BigInt(maxWinUnits(game)),
  }
}

const evaluations: Record<string, SlotRuns> = {
  lines: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 1, 2, 1, 0],
    ],
    bothWays: false,
  },
  'both ways': {
    kind: 'lines',
    lines: [
      [0, 0, 0, 0, 0],
      [2, 1, 0, 1, 2],
    ],
    bothWays: true,
  },
  ways: { kind: 'ways' },
}

const wilds: Record<string, SlotWild | null> = {
  'no wild': null,
  'a plain wild': { symbol: 'WILD' },
  'a tripling wild': { symbol: 'WILD', multiplier: 3 },
  'a doubling wild that expands on reels 2 to 4': {
    symbol: 'WILD',
    multiplier: 2,
    expandsOnReels: [1, 2, 3],
  },
}

const scatter = {
  symbol: 'SCATTER',
  pays: { 2: 1, 3: 2, 4: 5, 5: 20 },
  freeSpins: { 3: 1, 4: 2, 5: 3 },
  multiplier: 2,
  retrigger: { 3: 1, 4: 2, 5: 2 },
}

const rules = Object.entries(evaluations).flatMap(([evaluationName, evaluation]) =>
  Object.entries(wilds).map(([wildName, wild]) => ({ evaluationName, wildName, evaluation, wild })),
)

describe('the exact figures equal the enumeration of every round', () => {
  const reelStrip = fc.array(fc.constantFrom('WILD', 'SCATTER', 'H1', 'L1', 'L2'), {
    minLength: 2,
    maxLength: 3,
  })
  const anyReels = fc.tuple(reelStrip, reelStrip, reelStrip, reelStrip, reelStrip)

  test.each(rules)('of any short strips with $evaluationName and $wildName', (rule) => {
    const noSpins = { 3: 0, 4: 0, 5: 0 }
    const payingScatter = { ...scatter, freeSpins: noSpins, retrigger: null }
    const property = fc.property(anyReels, (reels) => {
      const game = tinyGame({ reels, ...rule, scatter: payingScatter, freeSpinsMax: 0 })
      expect(enumerated(game)).toMatchObject(workedOut(game))
    })
    fc.assert(property, { numRuns: 10 })
    expect.hasAssertions()
  })

  const reels: Reels = [
    strip('SCATTER H1 L1 L2'),
    strip('L1 SCATTER H1 WILD'),
    strip('WILD SCATTER H1'),
    strip('L1'),
    strip('H1'),
  ]
  const freeReels: Reels = [
    strip('H1 WILD'),
    strip('H1 SCATTER L2 L1'),
    strip('WILD H1 L1'),
    strip('L1'),
    strip('L2 WILD'),
  ]

  test.each(rules)('with a free spin, $evaluationName and $wildName', (rule) => {
    const game = tinyGame({ reels, freeReels, ...rule, scatter, freeSpinsMax: 1 })
    expect(enumerated(game)).toMatchObject(workedOut(game))
  })

  test('with free spins that win free spins, until no more may be won', () => {
    const short: Reels = [
      strip('SCATTER SCATTER H1 L1'),
      strip('SCATTER H1 WILD L2'),
      strip('H1'),
      strip('WILD'),
      strip('L2'),
    ]
    const game = tinyGame({ reels: short, scatter, freeSpinsMax: 3 })
    const all = enumerated(game)
    expect(all).toMatchObject(workedOut(game))
    expect(all.rounds).toBe(3886)
  })

  test.each([
    ['always', 11],
    ['sometimes', 12],
    ['only with every coin there can be', 13],
  ])('with coins that are held %s', (_, coinsNeeded) => {
    const coins: Reels = [
      strip('COIN COIN L1 L2'),
      strip('COIN COIN L1'),
      strip('COIN COIN COIN L1 WILD'),
      strip('COIN'),
      strip('COIN'),
    ]
    const kinds = [{ kind: 'plain' as const, timesBet: 2, weight: 1 }]
    const mechanic = tinyHold({ coinsNeeded, coins: kinds, landing: { in: 1, outOf: 2 } })
    const symbols = ['WILD', 'COIN', 'H1', 'L1', 'L2']
    const game = tinyGame({ symbols, reels: coins, mechanic })
    expect(enumerated(game)).toMatchObject(workedOut(game))
  })
})

describe('a return', () => {
  test('of a game worked out by hand', () => {
    // Each reel shows H1 on a line at one stop in three. Two H1 pay 1, three 10, four 20, five 50,
    // over 3^5 stops: 18 x 1 + 6 x 10 + 2 x 20 + 1 x 50, and in the same way 4, 6, 12 for L1 and
    // 2, 3, 5 for L2, so each line returns 168 + 48 + 23 units of 243.
    const exact = exactRtp(tinyGame({ wild: null }))
    expect([exact.numerator, exact.denominator]).toEqual([239n, 243n])
    expect(exact.percent).toBe('98.35')
  })

  test('is the same whatever the bet, and counts nothing twice when the multiplier is one', () => {
    const once = exactRtp(tinyGame({ wild: { symbol: 'WILD' } }))
    const same = exactRtp(tinyGame({ wild: { symbol: 'WILD', multiplier: 1 } }))
    expect(once).toEqual(same)
  })
})

test('the best spin is known for each number of scatters', () => {
  const reels: Reels = [
    strip('SCATTER H1 L1'),
    strip('SCATTER H1'),
    strip('WILD SCATTER L1 H1'),
    strip('L1 WILD L2'),
    strip('H1 L2'),
  ]
  const game = tinyGame({ reels, scatter })
  const best: (number | null)[] = [null, null, null, null, null, null]
  for (const { result } of everyRound((draws) => playSpin(game, reels, draws))) {
    const units = result.wins.reduce((sum, win) => sum + win.units, 0)
    best[result.counted] = Math.max(units, best[result.counted] ?? 0)
  }
  expect(bestSpinUnits(game, reels)).toEqual(best)
})
