import { drawStream, padmaNets, type NetChoice } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketOf } from './basket-of.ts'

test('a basket before its first cast holds nothing and is worth its stake', () => {
  expect(basketOf(2_000n, [])).toEqual({
    castsLeft: 20,
    priceMinor: 100n,
    caughtMinor: 0n,
    backMinor: 2_000n,
    caught: [],
    isHome: false,
  })
})

test('fish are counted by kind, in the order of the first', () => {
  const caught = { type: 'cast', caught: true } as const
  const basket = basketOf(2_000n, [
    { ...caught, fish: 'koi', winMinor: '500' },
    { type: 'cast', caught: false, fish: 'rui', winMinor: '0' },
    { ...caught, fish: 'puti', winMinor: '200' },
    { ...caught, fish: 'koi', winMinor: '500' },
  ])
  expect(basket).toMatchObject({
    castsLeft: 16,
    caughtMinor: 1_200n,
    caught: [
      { kind: 'koi', count: 2 },
      { kind: 'puti', count: 1 },
    ],
  })
})

test('what a basket shows is what its round pays, whenever it is rowed home', () => {
  const property = fc.property(
    fc.nat(20),
    fc.uint8Array({ minLength: 96, maxLength: 96 }),
    (casts, bytes) => {
      const puti: NetChoice[] = Array.from({ length: casts }, () => ({ fish: 'puti' }))
      const choices: NetChoice[] = casts === 20 ? puti : [...puti, { home: true }]
      const draws = drawStream([bytes])
      const play = padmaNets.play({ betMinor: 2_000n, setup: {}, choices, draws })
      if (play.kind !== 'ended') throw new Error('A basket that is rowed home has ended')
      const basket = basketOf(2_000n, play.events)
      expect(basket.caughtMinor + basket.backMinor).toBe(play.totalMinor)
      expect(basket.isHome).toBe(true)
    },
  )
  fc.assert(property)
  expect.hasAssertions()
})
