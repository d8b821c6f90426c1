import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../../cards/testing/cards-of.ts'
import { fraction, percentText } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { playSides } from '../../sides/testing/play-sides.ts'
import { baccarat } from './baccarat.ts'
import { WAYS } from './bet-facts.ts'
import { baccaratResult, dealBaccarat } from './outcome.ts'
import { BACCARAT_SPOTS } from './spot.ts'
import { countWinners } from './testing/count-winners.ts'

/** Deals these cards in this order. */
function deal(text: string) {
  const cards = cardsOf(text)
  const shoe = {
    draw() {
      const card = cards.shift()
      if (card === undefined) throw new RangeError('More cards were drawn than were laid out')
      return card
    },
    left: () => cards.length,
  }
  return { outcome: dealBaccarat(shoe), left: shoe.left() }
}

/** What a stake of 100 is paid on banker, player, player-pair, banker-pair and tie. */
const outcomes = [
  // A natural: nobody draws.
  { cards: '9c 7d Kh Ks', winner: 'player', pays: [0n, 200n, 0n, 0n, 0n] },
  { cards: '9c 8d 9h Ks', winner: 'tie', pays: [100n, 100n, 1200n, 0n, 900n] },
  { cards: 'Kc 4d Th 4s', winner: 'banker', pays: [195n, 0n, 0n, 1200n, 0n] },
  // The player stands, the banker draws.
  { cards: '6c 2d Kh 3s Ac', winner: 'tie', pays: [100n, 100n, 0n, 0n, 900n] },
  // The player draws an eight, on which a banker of three stands.
  { cards: '2c Ad 2h 2s 8c', winner: 'banker', pays: [195n, 0n, 1200n, 0n, 0n] },
  // Both draw.
  { cards: '2c 5d Kh Ks 6c 4h', winner: 'banker', pays: [195n, 0n, 0n, 0n, 0n] },
  { cards: '2c 5d Kh Ks 6c 3h', winner: 'tie', pays: [100n, 100n, 0n, 0n, 900n] },
  { cards: 'Qc 5d Qh 5s 6c Kh', winner: 'player', pays: [0n, 200n, 1200n, 1200n, 0n] },
]

describe('a stake of 100 on each spot', () => {
  test.each(outcomes)('of $cards: $winner', ({ cards, winner, pays }) => {
    const { outcome, left } = deal(cards)
    expect(left).toBe(0)
    expect(baccaratResult(outcome).winner).toBe(winner)
    const paid = BACCARAT_SPOTS.map((on) => baccarat.payMinor(100n, { on }, outcome))
    expect(paid).toEqual(pays)
  })

  test('is paid rounded down', () => {
    const { outcome } = deal('Kc 4d Th 4s')
    expect(baccarat.payMinor(101n, { on: 'banker' }, outcome)).toBe(196n)
  })
})

test('the ways that are written down are those of the shoe', () => {
  const counted = countWinners()
  expect({
    player: BigInt(counted.player),
    banker: BigInt(counted.banker),
    tie: BigInt(counted.tie),
  }).toEqual(WAYS)
  const all = WAYS.player + WAYS.banker + WAYS.tie
  expect(all).toBe(416n * 415n * 414n * 413n * 412n * 411n)
})

describe('the figures that a player reads', () => {
  const { player, banker, tie } = WAYS
  const all = player + banker + tie
  test.each([
    ['banker', fraction(banker * 195n + tie * 100n, all * 100n), '98.94', 2],
    ['player', fraction(player * 200n + tie * 100n, all * 100n), '98.76', 2],
    ['player-pair', fraction(12n * 31n, 415n), '89.63', 12],
    ['banker-pair', fraction(12n * 31n, 415n), '89.63', 12],
    ['tie', fraction(tie * 9n, all), '85.64', 9],
  ])('of %s', (key, exactReturn, percent, largestMultiple) => {
    const facts = baccarat.bets.find((bet) => bet.key === key)
    expect(facts).toMatchObject({ exactReturn, largestMultiple })
    expect(percentText(exactReturn)).toBe(percent)
  })

  test('name every spot once, what returns most first', () => {
    expect(baccarat.bets.map(({ key }) => key)).toEqual([...BACCARAT_SPOTS])
    const returns = baccarat.bets.map(
      ({ exactReturn }) => Number(exactReturn.numerator) / Number(exactReturn.denominator),
    )
    expect(returns).toEqual(returns.toSorted((one, other) => other - one))
  })
})

describe('the figures of 20,000 rounds lie within four sigma of the exact ones', () => {
  const played = playSides(baccarat, BACCARAT_SPOTS, { rounds: 20_000, seed: 11 })

  test.each([...played])('of %s', (_on, { mean, sigma, exact }) => {
    expect(Math.abs(mean - exact)).toBeLessThan(4 * sigma)
  })
})

describe('a spot', () => {
  test.each(BACCARAT_SPOTS)('%s is read', (on) => {
    expect(baccarat.readSpot({ on, more: 1 }, 1)).toEqual({ on })
  })

  test.each([null, undefined, 'tie', 7, [], {}, { on: 'bank' }, { on: 'toString' }, { on: null }])(
    '%j is none',
    (value) => {
      expect(baccarat.readSpot(value, 1)).toBeNull()
    },
  )
})

test('the same draws give the same cards, two or three each, and no pay is above the largest', () => {
  const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(block, stake, fc.constantFrom(...BACCARAT_SPOTS), (bytes, stakeMinor, on) => {
      const outcome = baccarat.draw(drawStream([bytes]), 1)
      expect(baccarat.draw(drawStream([bytes]), 1)).toEqual(outcome)
      for (const cards of [outcome.player, outcome.banker]) expect([2, 3]).toContain(cards.length)
      const pay = baccarat.payMinor(stakeMinor, { on }, outcome)
      const most = baccarat.bets.find(({ key }) => key === on)?.largestMultiple ?? 0
      expect(pay <= stakeMinor * BigInt(most)).toBe(true)
    }),
  )
})
