import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText } from '../../chance/fraction.ts'
import { drawStream } from '../../fairness/draw-stream.ts'
import { seededDraws } from '../../slot/fixtures/seeded-draws.ts'
import { eventGame } from './event-game.ts'
import type { EventModel } from './event-model.ts'

/** Of ten balls in a bag, so many are red, up to four are white, and the rest is black; one is drawn. */
type Bag = { red: number }
type Colour = 'red' | 'white' | 'black'
const BALLS = 10
const WHITE = 4

const RED_OR_BACK = { red: 'won', white: 'lost', black: 'void' } as const

const bags: EventModel<Bag, { colour: Colour }, Colour> = {
  fixtures: [{ red: 5 }, { red: 2 }, { red: 10 }],
  markets: [
    {
      key: 'colour',
      picks: ['red', 'white'],
      returnBps: 9_500,
      resultOf: (pick, colour) => (pick === colour ? 'won' : 'lost'),
    },
    {
      key: 'red-or-back',
      picks: ['red'],
      returnBps: 9_000,
      resultOf: (_, colour) => RED_OR_BACK[colour],
    },
  ],
  play(draws, { red }) {
    const ball = draws.below(BALLS)
    return { colour: ball < red ? 'red' : ball < red + WHITE ? 'white' : 'black' }
  },
  resultOf: ({ colour }) => colour,
  waysOf: ({ red }) => [
    { result: 'red', ways: BigInt(red) },
    { result: 'white', ways: BigInt(Math.min(WHITE, BALLS - red)) },
    { result: 'black', ways: BigInt(Math.max(0, BALLS - red - WHITE)) },
  ],
}

const game = eventGame(
  {
    code: 'TEST-BAGS',
    title: 'Bags',
    platform: 'VIRTUAL',
    volatility: 'low',
    timing: { bettingMs: 1_000, shownMs: 1_000 },
    betsMax: 3,
  },
  bags,
)

const onRed = { market: 'colour', pick: 'red', priceCenti: 190 }

test('fixtures take turns by the number of the round', () => {
  expect([3, 4, 5, 6].map((number) => game.fixtureAt(number))).toEqual([0, 1, 2, 0])
})

describe('a spot is read', () => {
  test.each([
    ['at the price of its fixture', onRed, 3, onRed],
    ['without what does not belong to it', { ...onRed, more: 1 }, 3, onRed],
    ['not at the price of another fixture', onRed, 4, null],
    ['not at a better price', { ...onRed, priceCenti: 191 }, 3, null],
    ['not for what this fixture does not offer', { ...onRed, pick: 'white' }, 5, null],
    ['not for a market that is none', { ...onRed, market: 'toString' }, 3, null],
    ['not for a number', 7, 3, null],
    ['not for nothing', null, 3, null],
  ])('%s', (_, value, number, spot) => {
    expect(game.readSpot(value, number)).toEqual(spot)
  })
})

describe('a stake of 101 is paid', () => {
  const outcome = (colour: Colour) => ({ fixture: 0, play: { colour } })
  test.each([
    ['at its price, rounded down', onRed, 'red', 191n],
    ['nothing when it is lost', onRed, 'black', 0n],
    ['the stake when it is void', { ...onRed, market: 'red-or-back' }, 'black', 101n],
    [
      'at the price that was seen, whatever the game asks now',
      { ...onRed, priceCenti: 250 },
      'red',
      252n,
    ],
  ] as const)('%s', (_, spot, colour, paid) => {
    expect(game.payMinor(101n, spot, outcome(colour))).toBe(paid)
  })
})

test('what is said of a market is true of its least generous pick in every fixture', () => {
  expect(game.bets.map(({ key, exactReturn }) => [key, percentText(exactReturn)])).toEqual([
    ['colour', '94.80'],
    ['red-or-back', '90.00'],
  ])
  expect(game.bets[0]).toMatchObject({ largestMultiple: 5, hitRate: fraction(2n, 5n) })
})

test('what comes back of many stakes is what was said of each pick', () => {
  const draws = seededDraws(11)
  const rounds = 200_000
  for (const { market, pick, priceCenti, exactReturn } of game.offers(1)) {
    let paid = 0n
    for (let round = 0; round < rounds; round += 1) {
      paid += game.payMinor(100n, { market, pick, priceCenti }, game.draw(draws, 1))
    }
    const expected = Number(exactReturn.numerator) / Number(exactReturn.denominator)
    expect(Math.abs(Number(paid) / 100 / rounds - expected)).toBeLessThan(0.02)
  }
})

test('the same draws give the same event', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), fc.nat(1_000), (bytes, number) => {
      const draw = () => game.draw(drawStream([bytes, bytes]), number)
      expect(draw()).toEqual(draw())
    }),
  )
})
