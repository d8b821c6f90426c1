import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../chance/fraction.ts'
import { exactRtp } from '../exact-rtp.ts'
import { everyRound } from '../fixtures/every-round.ts'
import { isHit } from '../fixtures/is-hit.ts'
import { scriptedDraws } from '../fixtures/scripted-draws.ts'
import { seededDraws } from '../fixtures/seeded-draws.ts'
import { slowCascades } from '../fixtures/slow-cascades.ts'
import { tinyCascades, tinyMultipliers } from '../fixtures/tiny-cascades.ts'
import { slotGames } from '../games/index.ts'
import { hitFrequency } from '../hit-frequency.ts'
import { playSlot } from '../play-slot.ts'
import { strip } from '../reel-strip.ts'
import type { Reels, SlotGame } from '../slot-game.ts'
import { maxWinUnits } from '../wins/max-win.ts'
import { freeSpinsFor } from '../wins/scatter-win.ts'
import { cascadeCodes } from './cascade-codes.ts'
import { cascadeFigures } from './cascade-figures.ts'
import { CASCADES_MAX } from './cascades-max.ts'
import { FallingWindow } from './falling-window.ts'
import { roundsOfRun } from '../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(100_000)
const SIGMAS = 4

const games = slotGames.flatMap((game) => {
  const { mechanic } = game
  return mechanic.kind === 'cascades' ? [{ code: game.code, game, cascades: mechanic }] : []
})

const scatter = {
  symbol: 'SCATTER',
  pays: { 3: 2, 4: 5, 5: 20 },
  freeSpins: { 3: 0, 4: 0, 5: 0 },
  multiplier: 1,
  retrigger: null,
}

const symbol = fc.constantFrom('WILD', 'SCATTER', 'H1', 'H1', 'L1', 'L1', 'L2', 'L2')
const anyStrip = fc.array(symbol, { minLength: 1, maxLength: 9 })
const anyReels = fc.tuple(anyStrip, anyStrip, anyStrip, anyStrip, anyStrip)

test('a spin falls as it does in a model without any tricks, and as it is played', () => {
  const stop = fc.nat({ max: 8 })
  const property = fc.property(
    anyReels,
    fc.tuple(stop, stop, stop, stop, stop),
    fc.boolean(),
    (reels, drawn, free) => {
      const game = tinyCascades({ reels, scatter })
      const stops = drawn.map((at, reel) => at % (reels[reel]?.length ?? 1))
      const slow = slowCascades(game, tinyMultipliers, stops, free)
      const { multipliers, freeMultipliers } = tinyMultipliers
      const times = free ? freeMultipliers : multipliers
      const window = new FallingWindow(cascadeCodes(game, reels), times)
      for (const [reel, at] of stops.entries()) window.stop(reel, at)
      expect(window.wins()).toBe(slow.cascades > 0 || slow.units > 0)
      expect(window.fall()).toEqual(slow)
      if (free) return
      const { events } = playSlot(game, { betMinor: 1n, draws: scriptedDraws(stops.join(' ')) })
      const won = events.flatMap((event) => (event.type === 'wins' ? event.wins : []))
      const paid = won.filter(({ kind }) => kind === 'ways')
      expect(paid.reduce((sum, { winMinor }) => sum + Number(winMinor), 0)).toBe(slow.units)
      expect(events.filter(({ type }) => type === 'cascade')).toHaveLength(slow.cascades)
    },
  )
  fc.assert(property, { numRuns: 1_500 })
})

/** The figures of a game whose rounds are a single spin, by playing every round there is. */
function played(game: SlotGame) {
  const sum = { units: 0n, squares: 0n, hits: 0n, best: 0n, rounds: 0n }
  for (const { result } of everyRound((draws) => playSlot(game, { betMinor: 1n, draws }))) {
    const won = result.totalWinMinor
    sum.units += won
    sum.squares += won * won
    sum.hits += isHit(result.events) ? 1n : 0n
    sum.best = won > sum.best ? won : sum.best
    sum.rounds += 1n
  }
  return sum
}

test('the figures of any short strips equal the enumeration of every round', () => {
  const short = fc.array(symbol, { minLength: 1, maxLength: 3 })
  const property = fc.property(fc.tuple(short, short, short, short, short), (reels) => {
    // Strips of wilds alone win more than the cap of other tiny games, which would cut it.
    const game = tinyCascades({ reels, scatter, winCapTimesBet: 1_000_000_000 })
    const { byScatters, hits, byCascades } = cascadeFigures(game, tinyMultipliers, false)
    const all = played(game)
    const total = (of: 'stops' | 'units' | 'squares') =>
      byScatters.reduce((sum, ended) => sum + ended[of], 0n)
    expect(total('stops')).toBe(all.rounds)
    expect(byCascades.reduce((sum, stops) => sum + stops, 0n)).toBe(all.rounds)
    expect(total('units')).toBe(all.units)
    expect(total('squares')).toBe(all.squares)
    expect(hits).toBe(all.hits)
    expect(hitFrequency(game)).toEqual(fraction(all.hits, all.rounds))
    expect(BigInt(maxWinUnits(game))).toBe(all.best)
  })
  const wilds = ['WILD']
  fc.assert(property, { numRuns: 60, examples: [[[wilds, wilds, wilds, wilds, wilds]]] })
})

test('free spins that cascades win, retriggers included, return what every round does', () => {
  const reels: Reels = [
    strip('SCATTER H1 L1'),
    strip('L1 SCATTER'),
    strip('WILD SCATTER H1'),
    strip('L1 H1'),
    strip('H1'),
  ]
  const freeReels: Reels = [
    strip('H1 SCATTER L2'),
    strip('H1 SCATTER L2'),
    strip('WILD SCATTER'),
    strip('L2'),
    strip('L2'),
  ]
  const awards = { freeSpins: { 3: 1, 4: 2, 5: 2 }, retrigger: { 3: 1, 4: 1, 5: 1 } }
  const game = tinyCascades({
    reels,
    freeReels,
    scatter: { ...scatter, ...awards },
    freeSpinsMax: 2,
  })
  let units = { sum: fraction(0n, 1n), best: 0n }
  for (const { result, oneIn } of everyRound((draws) => playSlot(game, { betMinor: 1n, draws }))) {
    const { numerator, denominator } = units.sum
    const won = result.totalWinMinor
    const sum = fraction(numerator * oneIn + won * denominator, denominator * oneIn)
    units = { sum, best: won > units.best ? won : units.best }
  }
  const { numerator, denominator } = exactRtp(game)
  expect({ numerator, denominator }).toEqual(units.sum)
  expect(BigInt(maxWinUnits(game))).toBe(units.best)
})

describe.each(games)('$code', ({ game, cascades }) => {
  const paid = cascadeFigures(game, cascades, false)
  const free = cascadeFigures(game, cascades, true)

  test('plays every stop there is, and never as many cascades as there may be', () => {
    for (const [{ byScatters }, reels] of [
      [paid, game.reels],
      [free, game.freeReels ?? game.reels],
    ] as const) {
      const stops = byScatters.reduce((sum, ended) => sum + ended.stops, 0n)
      expect(stops).toBe(reels.reduce((product, { length }) => product * BigInt(length), 1n))
    }
    for (const { byCascades } of [paid, free]) {
      const longest = byCascades.findLastIndex((stops) => stops > 0n)
      expect(longest).toBeGreaterThan(3)
      expect(longest).toBeLessThan(CASCADES_MAX / 2)
    }
  })

  test('wins exactly as often as is counted without letting anything fall', () => {
    const stops = paid.byScatters.reduce((sum, ended) => sum + ended.stops, 0n)
    expect(fraction(paid.hits, stops)).toEqual(hitFrequency(game))
  })

  test(`played ${ROUNDS} times wins free spins as often, and as much a spin, as is exact`, () => {
    const draws = seededDraws(19_520_221)
    const betMinor = BigInt(game.costUnits)
    const sum = { won: 0, units: 0, squared: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const { events } = playSlot(game, { betMinor, draws })
      const second = events.findIndex((event) => event.type === 'spin' && event.free)
      const spin = second === -1 ? events : events.slice(0, second)
      if (spin.some(({ type }) => type === 'free_spins_won')) sum.won += 1
      const units = spin.reduce(
        (sum, event) => sum + (event.type === 'wins' ? Number(event.totalMinor) : 0),
        0,
      )
      sum.units += units
      sum.squared += units * units
    }
    const total = (of: 'stops' | 'units' | 'squares', ended = paid.byScatters) =>
      Number(ended.reduce((sum, one) => sum + one[of], 0n))
    const winning = paid.byScatters.filter(
      (_, count) => freeSpinsFor(game.scatter?.freeSpins, count) > 0,
    )
    const often = total('stops', winning) / total('stops')
    const oftenBand = SIGMAS * Math.sqrt((often * (1 - often)) / ROUNDS)
    expect(Math.abs(sum.won / ROUNDS - often)).toBeLessThan(oftenBand)
    const mean = total('units') / total('stops')
    const deviation = Math.sqrt(total('squares') / total('stops') - mean * mean)
    const meanBand = (SIGMAS * deviation) / Math.sqrt(ROUNDS)
    expect(Math.abs(sum.units / ROUNDS - mean)).toBeLessThan(meanBand)
  })
})
