import {
  openFastBook,
  openNaiveBook,
  type BookEvent,
  type NewOrder,
  type OrderBook,
  type Side,
} from '@maidan/exchange'
import { LADDER_TICKS, oddsOfTick } from '@maidan/money'
import {
  OrderBook as PeerBook,
  SelfTradePreventionMode,
  Side as PeerSide,
  type LimitOrderOptions,
} from 'nodejs-order-book'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'

/**
 * Operations a second on one book of the whole ladder: 45 % orders that rest, 20 % that cross,
 * 35 % cancels of orders that rest, in the same order for every book. The book is filled before the
 * clock starts, and orders come and go about equally, so that its depth stays. What a book is given
 * is made beforehand in its own form; the runs alternate, so that all meet the same machine.
 */
const SEED = 20
const OPERATIONS = 1_000_000
/** About 29 orders at each price. */
const FILL = 10_000
/** The naive book sorts the whole list for every operation. */
const NAIVE_OPERATIONS = 1_000
const ROUNDS = 5
const PLAYERS = 1_000
const MIDDLE_TICK = LADDER_TICKS / 2
const SIZE_MAX_MINOR = 100_000
/** Crossing orders are half as large, so that each takes about half an order out. */
const CROSSING_MAX_MINOR = SIZE_MAX_MINOR / 2
const CROSSING_TICKS = 40

/** An order, or the id of the one to cancel. */
type Operation = NewOrder | number

const random = openRandom(SEED)
const { fill, operations } = prepare()
const expected = totalsOf(playAll(openFastBook(), [...fill, ...operations]))
const peerFill = fill.map(peerFormOf)
const peerOperations = operations.map(peerFormOf)

const fast: number[] = []
const naive: number[] = []
const peer: number[] = []
const p99s: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  fast.push(operationsPerSecond(openFastBook(), OPERATIONS))
  peer.push(peerOperationsPerSecond())
  naive.push(operationsPerSecond(openNaiveBook(), NAIVE_OPERATIONS))
  p99s.push(p99Us())
}

printFigure({
  bench: 'matching',
  figure: 'ops_per_s',
  value: median(fast),
  unit: 'operations/s',
  versus: `nodejs-order-book ${median(peer).toFixed(0)} operations/s`,
  ratio: median(fast) / median(peer),
  runs: ROUNDS,
})
printFigure({
  bench: 'matching',
  figure: 'ops_per_s_beside_naive',
  value: median(fast),
  unit: 'operations/s',
  versus: `our naive book ${median(naive).toFixed(0)} operations/s, over the first ${NAIVE_OPERATIONS}`,
  ratio: median(fast) / median(naive),
  runs: ROUNDS,
})
printFigure({
  bench: 'matching',
  figure: 'op_p99_us',
  value: median(p99s),
  unit: 'µs',
  runs: ROUNDS,
})

function operationsPerSecond(book: OrderBook, count: number): number {
  playAll(book, fill)
  const some = operations.slice(0, count)
  const started = performance.now()
  playAll(book, some)
  const ms = performance.now() - started
  if (count === OPERATIONS) assertSame('our book', totalsOf(book))
  return (count * 1000) / ms
}

function peerOperationsPerSecond(): number {
  const book = new PeerBook()
  playAllToPeer(book, peerFill)
  const started = performance.now()
  playAllToPeer(book, peerOperations)
  const ms = performance.now() - started
  assertSame('nodejs-order-book', totalsOfPeer(book))
  return (OPERATIONS * 1000) / ms
}

/** The clock is read around every single operation, so its own cost counts against the book. */
function p99Us(): number {
  const book = openFastBook()
  playAll(book, fill)
  const us = new Float64Array(OPERATIONS)
  operations.forEach((operation, index) => {
    const started = performance.now()
    play(book, operation)
    us[index] = (performance.now() - started) * 1000
  })
  return us.toSorted()[Math.floor(OPERATIONS * 0.99)] ?? 0
}

function play(book: OrderBook, operation: Operation): readonly BookEvent[] {
  return typeof operation === 'number' ? book.cancel(operation) : book.place(operation)
}

function playAll(book: OrderBook, some: readonly Operation[]): OrderBook {
  for (const operation of some) play(book, operation)
  return book
}

function playAllToPeer(book: PeerBook, some: readonly (LimitOrderOptions | string)[]): void {
  for (const operation of some)
    if (typeof operation === 'string') book.cancel(operation)
    else book.limit(operation)
}

/** A back sells at its odds and a lay buys; an own order ends the taker there as here. */
function peerFormOf(operation: Operation): LimitOrderOptions | string {
  if (typeof operation === 'number') return `order-${operation}`
  return {
    id: `order-${operation.orderId}`,
    side: operation.side === 'back' ? PeerSide.SELL : PeerSide.BUY,
    size: Number(operation.sizeMinor),
    price: oddsOfTick(operation.tick) / 100,
    accountId: `player-${operation.playerId}`,
    stpMode: SelfTradePreventionMode.EXPIRE_TAKER,
  }
}

/** What rests at the end at each price: a fast book that is wrong has no figure. */
function totalsOf(book: OrderBook): string {
  const { toBack, toLay } = book.depth(LADDER_TICKS)
  const [lays, backs] = [toBack, toLay].map((prices) =>
    prices.map(({ tick, sizeMinor }) => `${oddsOfTick(tick) / 100} ${sizeMinor}`).join(),
  )
  return `${backs} | ${lays}`
}

function totalsOfPeer(book: PeerBook): string {
  const [sells, buys] = book
    .depth()
    .map((prices) => prices.map(([price, size]) => `${price} ${size}`).join())
  return `${sells} | ${buys}`
}

function assertSame(name: string, totals: string): void {
  if (totals !== expected) throw new Error(`${name} ends with another book`)
}

/** Makes the operations by playing them, since only an order that rests can be cancelled. */
function prepare(): { fill: Operation[]; operations: Operation[] } {
  const book = openFastBook()
  const open: number[] = []
  let placed = 0
  const placeOne = (orderOf: (orderId: number) => NewOrder): NewOrder => {
    placed += 1
    const order = orderOf(placed)
    if (book.place(order).some(({ type }) => type === 'rested')) open.push(placed)
    return order
  }
  const cancelOne = (): Operation => {
    const chosen = takeAny(open)
    return book.cancel(chosen).length === 0 ? cancelOne() : chosen
  }
  const fill = Array.from({ length: FILL }, () => placeOne(restingOrder))
  const operations = Array.from({ length: OPERATIONS }, () => {
    const roll = random() * 100
    if (roll < 35) return cancelOne()
    return placeOne(roll < 55 ? crossingOrder : restingOrder)
  })
  return { fill, operations }
}

/** A back above the middle, a lay below it, anywhere on the ladder. */
function restingOrder(orderId: number): NewOrder {
  const side = anySide()
  const away = Math.floor(random() * MIDDLE_TICK)
  const tick = side === 'back' ? MIDDLE_TICK + away : MIDDLE_TICK - 1 - away
  return orderOf(orderId, side, tick, SIZE_MAX_MINOR)
}

/** A back that takes lays from the best price on, or a lay that takes backs. */
function crossingOrder(orderId: number): NewOrder {
  const side = anySide()
  const tick = side === 'back' ? MIDDLE_TICK - CROSSING_TICKS : MIDDLE_TICK - 1 + CROSSING_TICKS
  return orderOf(orderId, side, tick, CROSSING_MAX_MINOR)
}

/** Written out in full: objects made by spreading would not share a hidden class. */
function orderOf(orderId: number, side: Side, tick: number, sizeMaxMinor: number): NewOrder {
  return {
    orderId,
    playerId: 1 + Math.floor(random() * PLAYERS),
    side,
    tick,
    sizeMinor: BigInt(1 + Math.floor(random() * sizeMaxMinor)),
    persistence: 'lapse',
  }
}

function anySide(): Side {
  return random() < 0.5 ? 'back' : 'lay'
}

/** Takes a random one out of the list. */
function takeAny(ids: number[]): number {
  const index = Math.floor(random() * ids.length)
  const last = ids.pop() ?? 0
  const chosen = ids[index]
  if (chosen === undefined) return last
  ids[index] = last
  return chosen
}

/** Numbers from 0 to 1 that the seed repeats: xorshift of 32 bits (Marsaglia, 2003). */
function openRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
