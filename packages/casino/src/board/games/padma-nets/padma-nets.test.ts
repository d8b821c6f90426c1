import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, plus, times } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { turnGame } from '../../turn-games.ts'
import { catchChance, FISH, fishMultiple } from './fish.ts'
import { CASTS_PER_BASKET, padmaNets, type NetChoice } from './padma-nets.ts'

/** Draws that are given out one by one. */
function given(values: readonly number[]): DrawStream {
  let next = 0
  return { below: (limit) => Math.min(values[next++] ?? 0, limit - 1), used: () => next * 4 }
}

const basket = (choices: readonly NetChoice[], draws: DrawStream, betMinor = 2_000n) =>
  padmaNets.play({ betMinor, setup: {}, choices, draws })

const anyFish = fc.constantFrom(...FISH.map(({ kind }) => kind))
const anyCasts = fc.array(
  anyFish.map((fish) => ({ fish })),
  { maxLength: CASTS_PER_BASKET },
)
const anyBet = fc.constantFrom(...(padmaNets.betLevelsMinor.BDT ?? []))
const anySeed = fc.integer({ min: 1, max: 2 ** 31 })

test('is found by its code', () => {
  expect(turnGame('PADMA-NETS')).toBe(padmaNets)
})

test.each(FISH)('a cast at $kind pays $multiple prices below the 24th of its values', (fish) => {
  const cast = (draw: number) => basket([{ fish: fish.kind }], given([draw]))
  const event = { type: 'cast', fish: fish.kind }
  expect(cast(23)).toEqual({
    kind: 'open',
    events: [{ ...event, caught: true, winMinor: String(100 * fish.multiple) }],
  })
  expect(cast(24)).toEqual({
    kind: 'open',
    events: [{ ...event, caught: false, winMinor: '0' }],
  })
})

test('every fish returns exactly 96 per cent of what is cast at it', () => {
  for (const { kind, multiple } of FISH) {
    expect(times(catchChance(kind), fraction(BigInt(multiple), 1n))).toEqual(fraction(96n, 100n))
  }
  expect(padmaNets.bets.map(({ exactReturn }) => exactReturn)).toEqual(
    FISH.map(() => fraction(24n, 25n)),
  )
})

test('the chance to catch one at all is the sum over how many casts it takes', () => {
  for (const { key, hitRate } of padmaNets.bets) {
    const fish = FISH.find(({ kind }) => kind === key)
    const chance = catchChance(fish?.kind ?? 'puti')
    const misses = fraction(chance.denominator - chance.numerator, chance.denominator)
    let sum = chance
    let before = misses
    for (let cast = 1; cast < CASTS_PER_BASKET; cast += 1) {
      sum = plus(sum, times(before, chance))
      before = times(before, misses)
    }
    expect([key, hitRate]).toEqual([key, sum])
  }
})

describe('a basket', () => {
  const puti: NetChoice = { fish: 'puti' }

  test('that is rowed home at once is paid back whole', () => {
    expect(basket([{ home: true }], given([]))).toEqual({
      kind: 'ended',
      events: [{ type: 'home', castsLeft: 20, backMinor: '2000', caughtMinor: '0' }],
      totalMinor: 2_000n,
      unplayedMinor: 2_000n,
    })
  })

  test('pays its catch and the casts that are left', () => {
    const play = basket([puti, { fish: 'rui' }, { home: true }], given([0, 199]))
    expect(play).toMatchObject({ kind: 'ended', totalMinor: 200n + 1_800n })
  })

  test('ends by itself with its twentieth cast, and takes no more', () => {
    const all = Array.from({ length: CASTS_PER_BASKET }, () => puti)
    const full = basket(all, given([]))
    expect(full).toMatchObject({ kind: 'ended', totalMinor: 4_000n })
    expect(basket([...all, puti], given([]))).toEqual({ kind: 'illegal' })
    expect(basket([...all, { home: true }], given([]))).toEqual({ kind: 'illegal' })
  })

  test('takes nothing after it was rowed home', () => {
    expect(basket([{ home: true }, puti], given([]))).toEqual({ kind: 'illegal' })
  })

  test('has a bet that its casts divide, as every level does', () => {
    expect(() => basket([puti], given([]), 1_010n)).toThrow(RangeError)
    expect(() => basket([puti], given([]), 0n)).toThrow(RangeError)
    for (const level of Object.values(padmaNets.betLevelsMinor).flat()) {
      expect(level % BigInt(CASTS_PER_BASKET)).toBe(0n)
    }
  })

  test('of a player who stays away is rowed home', () => {
    const choice = padmaNets.choiceOfAbsent({ setup: {}, choices: [puti], events: [] })
    expect(choice).toEqual({ home: true })
  })
})

test.each([
  [{ fish: 'puti' }, { fish: 'puti' }],
  [{ home: true }, { home: true }],
  [{ fish: 'dolphin' }, null],
  [{ fish: 'puti', home: true }, null],
  [{ home: false }, null],
  [{}, null],
  ['puti', null],
  [null, null],
])('the choice in %j is %j', (value, choice) => {
  expect(padmaNets.readChoice(value)).toEqual(choice)
})

test.each([
  [{}, {}],
  [{ casts: 40 }, null],
  [[], null],
  [null, null],
])('the setup in %j is %j', (value, setup) => {
  expect(padmaNets.readSetup(value)).toEqual(setup)
})

describe('any basket', () => {
  test('pays what its events say, never above its largest win, and the same again', () => {
    const property = fc.property(anyCasts, anyBet, anySeed, (casts, betMinor, seed) => {
      const choices: NetChoice[] =
        casts.length === CASTS_PER_BASKET ? casts : [...casts, { home: true }]
      const play = basket(choices, seededDraws(seed), betMinor)
      expect(play).toEqual(basket(choices, seededDraws(seed), betMinor))
      if (play.kind !== 'ended') throw new Error('A basket ends when it is rowed home')
      const priceMinor = betMinor / BigInt(CASTS_PER_BASKET)
      let slowMinor = priceMinor * BigInt(CASTS_PER_BASKET - casts.length)
      for (const event of play.events) {
        if (event.type === 'home' || !event.caught) continue
        slowMinor += priceMinor * BigInt(fishMultiple(event.fish))
      }
      expect(play.totalMinor).toBe(slowMinor)
      const most = Math.max(1, ...casts.map(({ fish }) => fishMultiple(fish)))
      expect(play.totalMinor).toBeLessThanOrEqual(betMinor * BigInt(most))
    })
    fc.assert(property)
    expect.hasAssertions()
  })

  test('has events that begin with those of fewer choices', () => {
    const property = fc.property(anyCasts, anySeed, (casts, seed) => {
      const shorter = basket(casts.slice(0, -1), seededDraws(seed))
      const longer = basket(casts, seededDraws(seed))
      if (shorter.kind === 'illegal' || longer.kind === 'illegal') throw new Error('Legal casts')
      expect(longer.events.slice(0, shorter.events.length)).toEqual(shorter.events)
    })
    fc.assert(property)
    expect.hasAssertions()
  })
})
