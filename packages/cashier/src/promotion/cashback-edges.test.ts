import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapGames, edgesBelow } from './cashback-edges.ts'

const blackjack = { play: 'table', edge: '0.4' } as const
const slot = { play: 'slot', edge: '3.81' } as const
const outside = { play: 'crash', edge: '5.000001' } as const
const all = [blackjack, slot, outside]

test.each([
  ['a rate above them', 600, {}, all],
  ['a rate of an edge', 381, {}, [blackjack]],
  ['a rate just above an edge', 382, {}, [blackjack, slot]],
  ['a rate just below an edge of six decimals', 500, {}, [blackjack, slot]],
  ['kinds that count nothing', 600, { table: 0, slot: 1 }, [slot, outside]],
  ['no rate', 0, {}, []],
] as const)(
  '[LAW-30] of %s, the edges below it are named',
  (_, percentHundredths, weights, cheap) => {
    expect(edgesBelow(all, { percentHundredths, weights })).toEqual(cheap)
  },
)

/** Two accounts on both sides of an even table: what both stake, the edge of it, and the loser's cashback. */
test('[LAW-30] no two accounts against each other come out ahead in a game that is not named', () => {
  const stake = fc.bigInt({ min: 1n, max: 1_000_000n })
  const edgeHundredths = fc.integer({ min: 0, max: 1_000 })
  const percentHundredths = fc.integer({ min: 1, max: 1_000 })
  fc.assert(
    fc.property(stake, edgeHundredths, percentHundredths, (each, edge, rate) => {
      const text = `${Math.floor(edge / 100)}.${String(edge % 100).padStart(2, '0')}`
      const terms = { percentHundredths: rate, weights: {} }
      const isNamed = edgesBelow([{ play: 'table', edge: text }], terms).length > 0
      const cost = 2n * each * BigInt(edge)
      const cashback = each * BigInt(rate)
      expect(isNamed || cashback <= cost).toBe(true)
    }),
  )
})

test('[LAW-30] what is warned of counts every cheap game, names five of them and the kinds of all', () => {
  const edges = [
    { ...blackjack, games: 9, names: ['A', 'B', 'C', 'D'].map((name) => ({ name })) },
    { ...slot, games: 2, names: ['E', 'F'].map((name) => ({ name })) },
    { ...outside, games: 1, names: [{ name: 'G' }] },
  ]
  const cheap = cheapGames(edges, { percentHundredths: 400, weights: {} })
  expect(cheap).toMatchObject({ count: 11, plays: ['slot', 'table'] })
  expect(cheap?.named.map(({ name, edge }) => `${name} ${edge}`)).toEqual([
    'A 0.4',
    'B 0.4',
    'C 0.4',
    'D 0.4',
    'E 3.81',
  ])
  expect(cheapGames(edges, { percentHundredths: 40, weights: {} })).toBeNull()
})
