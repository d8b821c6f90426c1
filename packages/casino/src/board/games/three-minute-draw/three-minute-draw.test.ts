import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText, plus } from '../../../chance/fraction.ts'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { drawBalls } from './draw-balls.ts'
import {
  LOTTERY_BALLS,
  lotteryChance,
  LOTTERY_NUMBERS,
  LOTTERY_PICKS_MAX,
  lotteryPrizeCenti,
  returnOf,
} from './prizes.ts'
import { threeMinuteDraw } from './three-minute-draw.ts'

const counts = Array.from({ length: LOTTERY_PICKS_MAX }, (_, index) => index + 1)

/** Every ticket of so many numbers, against the balls 1 to 8: how many have so many hits. */
function countTickets(picks: number): number[] {
  const seen = Array.from({ length: picks + 1 }, () => 0)
  const grow = (from: number, left: number, hits: number): void => {
    if (left === 0) {
      seen[hits] = (seen[hits] ?? 0) + 1
      return
    }
    for (let number = from; number <= LOTTERY_NUMBERS - left + 1; number += 1) {
      grow(number + 1, left - 1, hits + (number <= LOTTERY_BALLS ? 1 : 0))
    }
  }
  grow(1, picks, 0)
  return seen
}

describe.each(counts)('tickets of %s numbers', (picks) => {
  const tickets = countTickets(picks)
  const all = tickets.reduce((sum, count) => sum + count, 0)

  test('hit as often as counting every one of them says', () => {
    const counted = tickets.map((count) => fraction(BigInt(count), BigInt(all)))
    expect(tickets.map((_, hits) => lotteryChance(picks, hits))).toEqual(counted)
    expect(counted.reduce(plus)).toEqual(fraction(1n, 1n))
  })

  test('return between 95 and 99 of a hundred', () => {
    const paid = tickets.reduce(
      (sum, count, hits) => sum + count * lotteryPrizeCenti(picks, hits),
      0,
    )
    expect(returnOf(picks)).toEqual(fraction(BigInt(paid), BigInt(all * 100)))
    expect(paid / all).toBeGreaterThanOrEqual(95)
    expect(paid / all).toBeLessThanOrEqual(99)
  })

  test('pay more for more hits', () => {
    const prizes = tickets.map((_, hits) => lotteryPrizeCenti(picks, hits))
    expect(prizes).toEqual(prizes.toSorted((a, b) => a - b))
    expect(prizes.at(-1)).toBeGreaterThan(0)
    expect(prizes[0]).toBe(0)
  })
})

test('the figures of each ticket', () => {
  const lines = threeMinuteDraw.bets.map(
    ({ key, exactReturn, hitRate, largestMultiple }) =>
      `${key} ${percentText(exactReturn)} ${percentText(hitRate)} ${largestMultiple}`,
  )
  expect(lines).toEqual([
    'picks3 96.35 9.63 90',
    'picks1 96.00 20.00 5',
    'picks2 97.43 36.41 18',
    'picks4 96.04 17.23 550',
    'picks5 96.67 25.67 4000',
  ])
})

describe('the draw', () => {
  test('takes balls that are left, by eight draws', () => {
    const bytes = new Uint8Array(32)
    new DataView(bytes.buffer).setUint32(4, 38)
    const draws = drawStream([bytes])
    expect(drawBalls(draws)).toEqual([1, 40, 2, 3, 4, 5, 6, 7])
    expect(draws.used()).toBe(32)
  })

  test('has eight different balls of forty, whatever is drawn', () => {
    const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(block, (bytes) => {
        const { balls } = threeMinuteDraw.draw(drawStream([bytes]), 1)
        expect(new Set(balls).size).toBe(LOTTERY_BALLS)
        expect(balls.every((ball) => ball >= 1 && ball <= LOTTERY_NUMBERS)).toBe(true)
        expect(threeMinuteDraw.draw(drawStream([bytes]), 1).balls).toEqual(balls)
      }),
    )
    expect.hasAssertions()
  })
})

describe('a ticket', () => {
  const balls = [17, 3, 40, 8, 21, 1, 33, 12]

  test.each([
    { picks: [17], pays: 4_800n },
    { picks: [2], pays: 0n },
    { picks: [3, 5], pays: 1_000n },
    { picks: [3, 40], pays: 18_000n },
    { picks: [1, 2, 4], pays: 0n },
    { picks: [1, 2, 3], pays: 5_000n },
    { picks: [1, 3, 8, 9], pays: 12_000n },
    { picks: [1, 3, 8, 12, 40], pays: 4_000_000n },
  ])('of 10.00 on $picks is paid $pays', ({ picks, pays }) => {
    expect(threeMinuteDraw.payMinor(1_000n, { picks }, { balls })).toBe(pays)
  })

  test('is never paid more than the largest multiple', () => {
    const most = BigInt(Math.max(...threeMinuteDraw.bets.map((bet) => bet.largestMultiple)))
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: LOTTERY_NUMBERS }), {
      minLength: 1,
      maxLength: LOTTERY_PICKS_MAX,
    })
    fc.assert(
      fc.property(numbers, fc.bigInt({ min: 1n, max: 10n ** 9n }), (picks, stake) => {
        const paid = threeMinuteDraw.payMinor(stake, { picks }, { balls })
        expect(paid).toBeLessThanOrEqual(stake * most)
      }),
    )
    expect.hasAssertions()
  })

  test.each([[[7]], [[1, 2, 3, 4, 5]], [[39, 40]]])('may stand on %j', (picks) => {
    expect(threeMinuteDraw.readSpot({ picks }, 1)).toEqual({ picks })
  })

  test.each([
    null,
    {},
    { picks: '1' },
    { picks: [] },
    { picks: [0] },
    { picks: [41] },
    { picks: [1.5] },
    { picks: ['3'] },
    { picks: [2, 1] },
    { picks: [4, 4] },
    { picks: [1, 2, 3, 4, 5, 6] },
  ])('may not stand on %j', (value) => {
    expect(threeMinuteDraw.readSpot(value, 1)).toBeNull()
  })
})
