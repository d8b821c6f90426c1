import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, plus, times, type Fraction } from '../../chance/fraction.ts'
import { paysClusters } from '../clusters/pays-clusters.ts'
import { exactRtp } from '../exact-rtp.ts'
import { exactSpinUnits } from '../exact/spin-units.ts'
import { everyRound } from '../fixtures/every-round.ts'
import { seededDraws } from '../fixtures/seeded-draws.ts'
import { slowRespins } from '../fixtures/slow-respins.ts'
import { tinyHeldWilds, tinyRespins } from '../fixtures/tiny-respins.ts'
import { slotGames } from '../games/index.ts'
import { paytable } from '../paytable.ts'
import { playSlot } from '../play-slot.ts'
import type { Reels, SlotRunGame, SlotRespins } from '../slot-game.ts'
import { maxWinUnits } from '../wins/max-win.ts'
import { respinFigures, type RespinFigures } from './respin-figures.ts'
import { wildSets } from './wild-sets.ts'
import { landingChance, wildStates } from './wild-states.ts'
import { roundsOfRun } from '../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(200_000)
const SIGMAS = 4

const games = slotGames.flatMap((game) => {
  if (paysClusters(game)) return []
  const { mechanic } = game
  return mechanic.kind === 'respins' ? [{ code: game.code, game, respins: mechanic }] : []
})

const outer = fc.array(fc.constantFrom('H1', 'L1', 'L2'), { minLength: 1, maxLength: 2 })
const inner = fc.array(fc.constantFrom('WILD', 'H1', 'L1', 'L2', 'L2'), {
  minLength: 1,
  maxLength: 4,
})
const anyReels = fc.tuple(outer, inner, inner, inner, outer)
const anyRespins = fc.record({ respinsMax: fc.nat({ max: 3 }) })

/** The figures of a game by playing every round there is in the slow model. */
function played(game: SlotRunGame, respins: SlotRespins): RespinFigures {
  const nothing = fraction(0n, 1n)
  const sum = { starts: nothing, allWild: nothing, hits: nothing, units: nothing }
  const more = { respinUnits: nothing, squares: nothing, best: 0, bestChance: nothing }
  for (const { result, oneIn } of everyRound((draws) => slowRespins(game, respins, draws))) {
    const chance = fraction(1n, oneIn)
    const won = result.views.reduce((total, units) => total + units, 0)
    const worth = (units: number): Fraction => fraction(BigInt(units), oneIn)
    if (result.views.length > 1) sum.starts = plus(sum.starts, chance)
    if (result.wild === respins.reels.length) sum.allWild = plus(sum.allWild, chance)
    if (won > 0) sum.hits = plus(sum.hits, chance)
    sum.units = plus(sum.units, worth(won))
    more.respinUnits = plus(more.respinUnits, worth(won - (result.views[0] ?? 0)))
    more.squares = plus(more.squares, worth(won * won))
    if (won > more.best) Object.assign(more, { best: won, bestChance: nothing })
    if (won === more.best) more.bestChance = plus(more.bestChance, chance)
  }
  return { ...sum, ...more }
}

test('the figures of any short strips equal the enumeration of every round', () => {
  const property = fc.property(anyReels, anyRespins, (reels, some) => {
    const game = tinyRespins(reels, some)
    const respins = { ...tinyHeldWilds, ...some }
    const figures = respinFigures(game, respins)
    expect(figures).toEqual(played(game, respins))
    const { numerator, denominator } = exactRtp(game)
    const perStake = times(figures.units, fraction(1n, BigInt(game.costUnits)))
    expect({ numerator, denominator }).toEqual(perStake)
    expect(maxWinUnits(game)).toBe(figures.best)
  })
  fc.assert(property, { numRuns: 40 })
})

test('a round is played as the slow model plays it, and pays the sum of its views', () => {
  const property = fc.property(anyReels, fc.integer({ min: 1 }), (reels, seed) => {
    const game = tinyRespins(reels)
    const { views } = slowRespins(game, tinyHeldWilds, seededDraws(seed))
    const { events, totalWinMinor } = playSlot(game, { betMinor: 3n, draws: seededDraws(seed) })
    expect(events.filter(({ type }) => type === 'wild_respin')).toHaveLength(views.length - 1)
    const paid = events.flatMap((event) => (event.type === 'wins' ? [event.totalMinor] : []))
    expect(paid).toEqual(views.filter((units) => units > 0).map(String))
    expect(totalWinMinor).toBe(paid.reduce((sum, minor) => sum + BigInt(minor), 0n))
  })
  fc.assert(property, { numRuns: 1_000 })
})

const reels: Reels = [['H1'], ['WILD', 'L1', 'L2', 'L1'], ['L1'], ['L2'], ['H1']]

test('rules that respins do not know are refused', () => {
  const game = tinyRespins(reels)
  const scatter = {
    symbol: 'SCATTER',
    pays: {},
    freeSpins: { 3: 0, 4: 0, 5: 0 },
    multiplier: 1,
    retrigger: null,
  }
  for (const other of [
    { evaluation: { kind: 'ways' as const } },
    { scatter },
    { wild: null },
    { wild: { symbol: 'WILD', expandsOnReels: [1] } },
  ]) {
    expect(() => wildStates({ ...game, ...other }, tinyHeldWilds)).toThrow(RangeError)
  }
})

test('the pay table says how often a respin comes', () => {
  expect(paytable(tinyRespins(reels), 3n).respins).toEqual({
    reels: [1, 2, 3],
    max: 3,
    startsOneIn: '1',
  })
})

describe.each(games)('$code', ({ game, respins }) => {
  const figures = respinFigures(game, respins)

  test('returns what counting line by line, without looking at a view, returns too', () => {
    const sets = wildSets(respins.reels)
    const views = new Map(sets.map((held) => [held, exactSpinUnits(standing(game, held), false)]))
    const valueOf = (held: readonly number[]): Fraction =>
      sets
        .filter(({ length }) => length > held.length)
        .map((wild) => [wild, landingChance(game, respins, held, wild)] as const)
        .filter(([, { numerator }]) => numerator > 0n)
        .map(([wild, chance]) => times(chance, valueOf(wild)))
        .reduce(plus, views.get(held) ?? fraction(0n, 1n))
    expect(valueOf(sets[0] ?? [])).toEqual(figures.units)
  })

  test(`played ${ROUNDS} times wins, respins and swings as often, and as much, as is exact`, () => {
    const draws = seededDraws(20_261_126)
    const betMinor = BigInt(game.costUnits)
    const sum = { hits: 0, starts: 0, units: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const { events, totalWinMinor } = playSlot(game, { betMinor, draws })
      if (totalWinMinor > 0n) sum.hits += 1
      if (events.some(({ type }) => type === 'wild_respin')) sum.starts += 1
      sum.units += Number(totalWinMinor)
    }
    for (const [count, exact] of [
      [sum.hits, figures.hits],
      [sum.starts, figures.starts],
    ] as const) {
      const often = Number(exact.numerator) / Number(exact.denominator)
      const band = SIGMAS * Math.sqrt((often * (1 - often)) / ROUNDS)
      expect(Math.abs(count / ROUNDS - often)).toBeLessThan(band)
    }
    const mean = shareOf(figures.units)
    const deviation = Math.sqrt(shareOf(figures.squares) - mean * mean)
    expect(Math.abs(sum.units / ROUNDS - mean)).toBeLessThan(
      (SIGMAS * deviation) / Math.sqrt(ROUNDS),
    )
  })
})

/** A game whose held reels show wilds and nothing else. */
function standing(game: SlotRunGame, held: readonly number[]): SlotRunGame {
  const [a = [], b = [], c = [], d = [], e = []] = game.reels.map((strip, reel) =>
    held.includes(reel) ? ['WILD'] : strip,
  )
  return { ...game, reels: [a, b, c, d, e] }
}

/** A fraction whose parts may be larger than numbers reach. */
function shareOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 10n ** 12n) / denominator) / 1e12
}
