import { LADDER_TICKS, oddsOfTick } from '@maidan/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openFastBook } from './fast-book.ts'
import { openNaiveBook } from './naive-book.ts'
import type { BookEvent, NewOrder, OrderBook, Reached, Side } from './order-book.ts'
import { play, type Command } from './testing/command.ts'

const RUNS = 150

const orderId = fc.integer({ min: 1, max: 60 })
const size = fc.oneof(fc.bigInt(1n, 30n), fc.bigInt(1n, 10n ** 13n))
const side = fc.constantFrom<Side>('back', 'lay')
const persistence = fc.constantFrom('keep' as const, 'lapse' as const)

/** An order whose id its place in the list of commands gives. */
const placing = fc
  .record({
    playerId: fc.integer({ min: 1, max: 3 }),
    side,
    tick: fc.oneof(fc.integer({ min: 95, max: 103 }), fc.integer({ min: 0, max: 349 })),
    sizeMinor: size,
    persistence,
    expiresAtMs: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined, freq: 4 }),
    minFill: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined, freq: 4 }),
  })
  .map(({ expiresAtMs, minFill, ...order }) => ({
    ...order,
    ...(expiresAtMs === undefined ? {} : { expiresAtMs }),
    ...(minFill === undefined
      ? {}
      : { fillOrKill: { minFillMinor: (order.sizeMinor * BigInt(minFill) + 99n) / 100n } }),
  }))

const commands = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: placing },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('cancel' as const), orderId }) },
      {
        weight: 2,
        arbitrary: fc.record({ type: fc.constant('reduce' as const), orderId, byMinor: size }),
      },
      fc.record({ type: fc.constant('setPersistence' as const), orderId, persistence }),
      fc.record({ type: fc.constant('expire' as const), nowMs: fc.integer({ min: 0, max: 9 }) }),
      fc.record({ type: fc.constant('turnInPlay' as const) }),
    ),
    { maxLength: 60 },
  )
  .map((all) => all.map(numbered))

describe.each([
  ['naive', openNaiveBook],
  ['fast', () => openFastBook({ capacity: 1 })],
])('the %s book', (_, openBook) => {
  test('[LAW-16] size = matched + remaining + lapsed + cancelled for every order', () => {
    always(openBook, ({ book, orders, goneOf }) => {
      for (const { orderId, sizeMinor } of orders.values()) {
        const remainingMinor = book.find(orderId)?.remainingMinor ?? 0n
        expect((goneOf.get(orderId) ?? 0n) + remainingMinor).toBe(sizeMinor)
      }
    })
  })

  test('no player is matched with himself', () => {
    always(openBook, ({ matches, orders }) => {
      for (const { makerOrderId, takerOrderId } of matches)
        expect(orders.get(makerOrderId)?.playerId).not.toBe(orders.get(takerOrderId)?.playerId)
    })
  })

  test('no book is crossed after a command', () => {
    always(openBook, ({ book }) => {
      const { toBack, toLay } = book.depth(1)
      expect(toBack[0]?.tick ?? -1).toBeLessThan(toLay[0]?.tick ?? Infinity)
    })
  })

  test('[LAW-16] a taker never gets worse than its price, fill or kill on the average', () => {
    always(openBook, ({ order, matches }) => {
      if (!order) return
      const together = order.fillOrKill ? [matches] : matches.map((match) => [match])
      for (const some of together) expect(gainOf(order, some)).toBeGreaterThanOrEqual(0n)
    })
  })

  test('fill or kill matches its smallest fill or nothing, and never rests', () => {
    always(openBook, ({ book, order, matches }) => {
      if (!order?.fillOrKill) return
      const matchedMinor = matches.reduce((sum, match) => sum + match.sizeMinor, 0n)
      const leastMinor = matchedMinor === 0n ? 0n : order.fillOrKill.minFillMinor
      expect(matchedMinor).toBeGreaterThanOrEqual(leastMinor)
      expect(book.find(order.orderId)).toBeNull()
    })
  })

  test('what a fill or kill would reach is what it takes', () => {
    always(openBook, ({ order, reached, matches }) => {
      if (!order?.fillOrKill) return
      const taken = matches.map(({ makerOrderId: orderId, tick, sizeMinor }) => ({
        orderId,
        tick,
        sizeMinor,
      }))
      expect(reached).toEqual(taken)
    })
  })

  test('the depth is the sum of what rests', () => {
    always(openBook, ({ book }) => {
      const { toBack, toLay } = book.depth(LADDER_TICKS)
      const depthMinor = [...toBack, ...toLay].reduce((sum, { sizeMinor }) => sum + sizeMinor, 0n)
      const restMinor = book.resting().reduce((sum, order) => sum + order.remainingMinor, 0n)
      expect(depthMinor).toBe(restMinor)
    })
  })
})

type Match = BookEvent & { type: 'matched' }

/** What is known after a command. */
type Scene = {
  book: OrderBook
  /** The order that the command placed, what it would reach just before, and what it was matched with. */
  order: NewOrder | null
  reached: readonly Reached[]
  matches: readonly Match[]
  /** Every order so far, and how much of it has left the book. */
  orders: ReadonlyMap<number, NewOrder>
  goneOf: ReadonlyMap<number, bigint>
}

/** The rule holds after every command of every list. */
function always(openBook: () => OrderBook, rule: (scene: Scene) => void): void {
  const property = fc.property(commands, (list) => {
    const book = openBook()
    const orders = new Map<number, NewOrder>()
    const goneOf = new Map<number, bigint>()
    for (const command of list) {
      const order = command.type === 'place' ? command.order : null
      if (order) orders.set(order.orderId, order)
      const reached = order?.fillOrKill ? book.reach(order) : []
      const events = play(book, command)
      for (const event of events) addGone(goneOf, event)
      rule({ book, order, reached, matches: matchesIn(events), orders, goneOf })
    }
  })
  fc.assert(property, { numRuns: RUNS })
}

function addGone(goneOf: Map<number, bigint>, event: BookEvent): void {
  if (event.type === 'rested') return
  const leavers =
    event.type === 'matched' ? [event.makerOrderId, event.takerOrderId] : [event.orderId]
  for (const id of leavers) goneOf.set(id, (goneOf.get(id) ?? 0n) + event.sizeMinor)
}

/** By how much the matches are better than the order's price: Σ size × difference of the odds. */
function gainOf({ side, tick }: NewOrder, matches: readonly Match[]): bigint {
  const higher = matches.reduce(
    (sum, match) => sum + match.sizeMinor * BigInt(oddsOfTick(match.tick) - oddsOfTick(tick)),
    0n,
  )
  return side === 'back' ? higher : -higher
}

function matchesIn(events: readonly BookEvent[]): Match[] {
  return events.filter((event) => event.type === 'matched')
}

function numbered(command: Command | Omit<NewOrder, 'orderId'>, index: number): Command {
  return 'type' in command ? command : { type: 'place', order: { ...command, orderId: index + 1 } }
}
