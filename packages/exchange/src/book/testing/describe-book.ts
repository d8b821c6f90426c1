import { describe, expect, test } from 'vitest'
import { SIZE_MAX_MINOR, type NewOrder, type OrderBook } from '../order-book.ts'
import { FILL_OR_KILL_CASES } from './fill-or-kill-cases.ts'
import { CANCEL_CASES, LAPSE_CASES } from './leaving-cases.ts'
import { MATCHING_CASES, SELF_MATCH_CASES, type ScriptCase } from './matching-cases.ts'
import { runScript, sayResting, tickAt } from './run-script.ts'

const ALICE_BACKS: NewOrder = {
  orderId: 1,
  playerId: 1,
  side: 'back',
  tick: tickAt('2.00'),
  sizeMinor: 100n,
  persistence: 'lapse',
}
const BOB_LAYS: NewOrder = { ...ALICE_BACKS, orderId: 2, playerId: 2, side: 'lay' }

const WRONG_ORDERS: readonly [string, Partial<NewOrder>, string][] = [
  ['a tick below the ladder', { tick: -1 }, '-1 is not a tick of the ladder'],
  ['a tick above the ladder', { tick: 350 }, '350 is not a tick of the ladder'],
  ['a tick between two', { tick: 1.5 }, '1.5 is not a tick of the ladder'],
  ['no size', { sizeMinor: 0n }, 'A size of 0 is not between 1 and 10000000000000'],
  ['a negative size', { sizeMinor: -1n }, 'A size of -1 is not'],
  ['a size too large', { sizeMinor: SIZE_MAX_MINOR + 1n }, 'A size of 10000000000001 is not'],
  ['an id of 0', { orderId: 0 }, 'orderId 0 is not a positive safe integer'],
  ['an id beyond 2^53', { orderId: 2 ** 53 }, 'orderId 9007199254740992 is not'],
  ['a broken id', { orderId: 1.5 }, 'orderId 1.5 is not'],
  ['no player', { playerId: Number.NaN }, 'playerId NaN is not a positive safe integer'],
  ['the id of an order that rests', { orderId: 1 }, 'Order 1 rests in this book already'],
  ['a broken moment', { expiresAtMs: 0.5 }, '0.5 is not a moment in milliseconds'],
  ['a smallest fill of 0', { fillOrKill: { minFillMinor: 0n } }, 'A smallest fill of 0 is not'],
  [
    'a smallest fill above the size',
    { fillOrKill: { minFillMinor: 101n } },
    'A smallest fill of 101 is not between 1 and 100',
  ],
]

/** The rules of a book, which every implementation keeps. */
export function describeBook(name: string, openBook: () => OrderBook): void {
  describe(`the ${name} book`, () => {
    describe('price, then time', () => {
      testScripts(openBook, '[LAW-16] ', MATCHING_CASES)
    })
    describe('an own order', () => {
      testScripts(openBook, '', SELF_MATCH_CASES)
    })
    describe('cancel and reduce', () => {
      testScripts(openBook, '', CANCEL_CASES)
    })
    describe('lapse', () => {
      testScripts(openBook, '[LAW-17] ', LAPSE_CASES)
    })
    describe('fill or kill', () => {
      testScripts(openBook, '', FILL_OR_KILL_CASES)
    })
    describe('wrong input', () => {
      testWrongInput(openBook)
    })
    describe('reading', () => {
      testReading(openBook)
    })
  })
}

function testScripts(
  openBook: () => OrderBook,
  law: '[LAW-16] ' | '[LAW-17] ' | '',
  cases: readonly ScriptCase[],
): void {
  test.each(cases)(`${law}$rule`, ({ when, says, rests }) => {
    const book = openBook()
    expect(runScript(book, when)).toEqual(says)
    expect(sayResting(book)).toEqual(rests)
  })
}

function testWrongInput(openBook: () => OrderBook): void {
  test.each(WRONG_ORDERS)('%s is refused and changes nothing', (_, wrong, message) => {
    const book = openBook()
    book.place(ALICE_BACKS)
    const before = book.resting()
    expect(() => book.place({ ...BOB_LAYS, ...wrong })).toThrow(RangeError)
    expect(() => book.place({ ...BOB_LAYS, ...wrong })).toThrow(message)
    expect(book.resting()).toEqual(before)
  })

  test.each([0n, -5n, SIZE_MAX_MINOR + 1n])('an order is not reduced by %s', (byMinor) => {
    const book = openBook()
    book.place(ALICE_BACKS)
    expect(() => book.reduce(1, byMinor)).toThrow(RangeError)
    expect(() => book.reduce(9, byMinor)).toThrow(`A size of ${byMinor} is not between`)
    expect(sayResting(book)).toEqual(['1: 100 at 2.00 back'])
  })

  test('neither a moment nor a number of levels is guessed', () => {
    const book = openBook()
    expect(() => book.expire(Number.NaN)).toThrow('NaN is not a moment in milliseconds')
    expect(() => book.depth(-1)).toThrow('-1 is not a number of levels')
    expect(() => book.depth(1.5)).toThrow(RangeError)
  })

  test('a price takes the largest orders until its sum would not be exact', () => {
    const book = openBook()
    const order = { ...ALICE_BACKS, sizeMinor: SIZE_MAX_MINOR }
    for (let orderId = 1; orderId <= 900; orderId += 1) book.place({ ...order, orderId })
    expect(book.depth(1).toLay).toEqual([{ tick: order.tick, sizeMinor: 900n * SIZE_MAX_MINOR }])
    expect(() => book.place({ ...order, orderId: 901 })).toThrow(
      'Tick 99 would hold more than 9007199254740991',
    )
    book.place({ ...order, orderId: 902, sizeMinor: 7_199_254_740_991n })
    expect(book.depth(1).toLay).toEqual([{ tick: order.tick, sizeMinor: 2n ** 53n - 1n }])
  })
}

function testReading(openBook: () => OrderBook): void {
  test('depth sums each price, best first, and says what can be taken', () => {
    const book = openBook()
    runScript(book, [
      'alice lays 10 at 1.90',
      'bob lays 20 at 1.98',
      'carol lays 5 at 1.90',
      'alice backs 7 at 2.10',
      'bob backs 8 at 2.00',
      'carol backs 9 at 2.10',
      'carol backs 3 at 1.98',
    ])
    const toBack = [
      { tick: tickAt('1.98'), sizeMinor: 17n },
      { tick: tickAt('1.90'), sizeMinor: 15n },
    ]
    const toLay = [
      { tick: tickAt('2.00'), sizeMinor: 8n },
      { tick: tickAt('2.10'), sizeMinor: 16n },
    ]
    expect(book.depth(5)).toEqual({ toBack, toLay })
    expect(book.depth(1)).toEqual({ toBack: toBack.slice(0, 1), toLay: toLay.slice(0, 1) })
    expect(book.depth(0)).toEqual({ toBack: [], toLay: [] })
  })

  test('an order is found as it rests', () => {
    const book = openBook()
    runScript(book, ['alice backs 100 at 2.00 keep until 500', 'bob lays 40 at 2.02', 'drop 1'])
    expect(book.find(1)).toEqual({
      orderId: 1,
      playerId: 1,
      side: 'back',
      tick: tickAt('2.00'),
      remainingMinor: 60n,
      persistence: 'lapse',
      expiresAtMs: 500,
    })
    expect(book.find(2)).toBeNull()
    expect(book.setPersistence(1, 'keep')).toBe(true)
    expect(book.setPersistence(2, 'keep')).toBe(false)
    expect(book.find(1)).toMatchObject({ persistence: 'keep' })
  })

  test('an id that is gone may come again, and the largest id is held', () => {
    const book = openBook()
    const orderId = Number.MAX_SAFE_INTEGER
    for (let time = 0; time < 3; time += 1) {
      expect(book.place({ ...ALICE_BACKS, orderId })).toHaveLength(1)
      expect(book.cancel(orderId)).toEqual([{ type: 'cancelled', orderId, sizeMinor: 100n }])
    }
  })

  test('what was read does not change with the book', () => {
    const book = openBook()
    runScript(book, ['alice backs 100 at 2.00'])
    const [before, depth] = [book.find(1), book.depth(1)]
    book.reduce(1, 40n)
    expect(before?.remainingMinor).toBe(100n)
    expect(depth.toLay).toEqual([{ tick: tickAt('2.00'), sizeMinor: 100n }])
  })
}
