import { tickOfOdds } from '@maidan/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random/random.ts'
import { bookmakerRate } from './bookmaker-rates.ts'
import { NO_PRICES, runnerBook, type PriceSize } from './runner-book.ts'

const ticks = (levels: readonly PriceSize[]) =>
  levels.map(({ price }) => tickOfOdds(Math.round(price * 100)))
const chance = fc.double({ min: 0.0005, max: 0.9999, noNaN: true })
const popularity = fc.double({ min: 0, max: 1, noNaN: true })

describe('match odds', () => {
  test('[LAW-16] stand on the ladder in falling and rising steps of one tick', () => {
    fc.assert(
      fc.property(chance, popularity, fc.string(), (chance, popularity, seed) => {
        const book = runnerBook(chance, popularity, createRandom(seed))
        const [backs, lays] = [ticks(book.availableToBack), ticks(book.availableToLay)]
        backs.forEach((tick, depth) => expect(tick).toBe((backs[0] ?? 0) - depth))
        lays.forEach((tick, depth) => expect(tick).toBe((lays[0] ?? 0) + depth))
        for (const { size } of [...book.availableToBack, ...book.availableToLay]) {
          expect(Number.isSafeInteger(size)).toBe(true)
          expect(size).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('[LAW-16] are never better than fair', () => {
    fc.assert(
      fc.property(chance, popularity, (chance, popularity) => {
        const { availableToBack, availableToLay } = runnerBook(
          chance,
          popularity,
          createRandom('f'),
        )
        for (const { price } of availableToBack)
          expect(price * chance).toBeLessThanOrEqual(1 + 1e-9)
        for (const { price } of availableToLay)
          expect(price * chance).toBeGreaterThanOrEqual(1 - 1e-9)
      }),
    )
    expect.hasAssertions()
  })

  test('[LAW-16] are one or two ticks apart', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.002, max: 0.98, noNaN: true }),
        popularity,
        (chance, liked) => {
          const book = runnerBook(chance, liked, createRandom('spread'))
          const [back, lay] = [ticks(book.availableToBack)[0], ticks(book.availableToLay)[0]]
          expect([1, 2]).toContain((lay ?? 0) - (back ?? 0))
        },
      ),
    )
    expect.hasAssertions()
  })

  test('of a popular match stand still for no minute, nor leave the fair price by more than a tick', () => {
    const books = Array.from({ length: 30 }, (_, beat) =>
      runnerBook(0.54, 1, createRandom(`${beat}`)),
    )
    const backs = new Set(books.map(({ availableToBack }) => availableToBack[0]?.price))
    const lays = new Set(books.map(({ availableToLay }) => availableToLay[0]?.price))
    expect(backs).toEqual(new Set([1.84, 1.85]))
    expect(lays).toEqual(new Set([1.86, 1.87]))
  })

  test('[LAW-16] of two runners make a book above 100 %', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 0.98, noNaN: true }), popularity, (chance, liked) => {
        const worth = [chance, 1 - chance].map((one) => {
          const best = runnerBook(one, liked, createRandom('book')).availableToBack[0]
          return 1 / (best?.price ?? 1)
        })
        expect((worth[0] ?? 0) + (worth[1] ?? 0)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test('[LAW-16] are none for a beaten runner, and one side only for one that has as good as won', () => {
    expect(runnerBook(0.0001, 1, createRandom('x'))).toEqual(NO_PRICES)
    const won = runnerBook(0.9995, 1, createRandom('x'))
    expect(won.availableToBack).toEqual([])
    expect(won.availableToLay[0]?.price).toBe(1.01)
  })

  test('[LAW-16] carry more money in a popular match', () => {
    const total = (popularity: number) =>
      runnerBook(0.5, popularity, createRandom('x')).availableToBack.reduce((s, b) => s + b.size, 0)
    expect(total(1)).toBeGreaterThan(10 * total(0.1))
  })
})

describe('bookmaker', () => {
  test.each([
    [0.5376, { back: 85, lay: 87 }],
    [0.5, { back: 99, lay: 101 }],
    [0.9, { back: 10, lay: 12 }],
    [0.997, { back: 0, lay: 0 }],
    [0.15, { back: 0, lay: 0 }],
    [0, { back: 0, lay: 0 }],
  ])('a chance of %d is quoted %j', (chance, rate) => {
    expect(bookmakerRate(chance)).toEqual(rate)
  })

  test('neither side of a rate beats the fair one', () => {
    fc.assert(
      fc.property(chance, (chance) => {
        const { back, lay } = bookmakerRate(chance)
        if (back === 0) return
        expect(chance * back).toBeLessThanOrEqual(100 * (1 - chance))
        expect(chance * lay).toBeGreaterThanOrEqual(100 * (1 - chance))
      }),
    )
  })
})
