import {
  checkLevels,
  checkMoment,
  checkOrder,
  checkSize,
  fullLevel,
  takenId,
} from './check-order.ts'
import { fillToAverage, fillToPrice, takeFills, type Fill } from './naive-fills.ts'
import {
  LEVEL_MAX_MINOR,
  type BookEvent,
  type LapseReason,
  type NewOrder,
  type OrderBook,
  type PriceSize,
  type Reached,
  type RestingOrder,
  type Side,
} from './order-book.ts'

/** The orders that rest, in the order of their arrival. */
type Orders = readonly RestingOrder[]
type Outcome = { orders: Orders; events: readonly BookEvent[] }

/**
 * The book that is right at a glance: a list, sorted and filtered anew for every command. It is
 * what the fast book is compared with and serves no market.
 */
export function openNaiveBook(): OrderBook {
  let orders: Orders = []
  const become = (outcome: Outcome) => {
    orders = outcome.orders
    return outcome.events
  }
  return {
    place: (order) => become(place(orders, order)),
    reach: (order) => reach(orders, order),
    cancel: (orderId) => become(cancel(orders, orderId)),
    reduce: (orderId, byMinor) => become(reduce(orders, orderId, byMinor)),
    setPersistence: (orderId, persistence) => {
      const held = has(orders, orderId)
      orders = orders.map((order) =>
        order.orderId === orderId ? { ...order, persistence } : order,
      )
      return held
    },
    turnInPlay: () =>
      become(lapse(orders, ({ persistence }) => persistence === 'lapse', 'turned_in_play')),
    expire: (nowMs) => {
      checkMoment(nowMs)
      return become(lapse(orders, (order) => (order.expiresAtMs ?? Infinity) <= nowMs, 'expired'))
    },
    lapseAll: (reason) => become(lapse(orders, () => true, reason)),
    depth: (levels) => {
      checkLevels(levels)
      return { toBack: prices(orders, 'lay', levels), toLay: prices(orders, 'back', levels) }
    },
    find: (orderId) => orders.find((order) => order.orderId === orderId) ?? null,
    resting: () => inOrder(orders),
  }
}

function place(orders: Orders, order: NewOrder): Outcome {
  checkOrder(order)
  if (has(orders, order.orderId)) throw takenId(order.orderId)
  return order.fillOrKill
    ? fillOrKill(orders, order, order.fillOrKill.minFillMinor)
    : matchAndRest(orders, order)
}

function matchAndRest(orders: Orders, order: NewOrder): Outcome {
  const { side, tick, sizeMinor } = order
  const there = sumOf(orders.filter((other) => other.side === side && other.tick === tick))
  if (there + sizeMinor > LEVEL_MAX_MINOR) throw fullLevel(tick)
  const makers = inOrder(orders.filter((maker) => crosses(order, maker)))
  const fills = fillToPrice(order, makers)
  const left = sizeMinor - fills.reduce((sum, fill) => sum + fill.sizeMinor, 0n)
  const reached = left > 0n ? makers : upToLast(makers, fills)
  const met = meet(orders, order, { reached, fills })
  if (left === 0n) return met
  return {
    orders: [...met.orders, rest(order, left)],
    events: [...met.events, { type: 'rested', orderId: order.orderId, sizeMinor: left }],
  }
}

function reach(orders: Orders, order: NewOrder): Reached[] {
  const makers = inOrder(orders.filter(({ side }) => side !== order.side))
  const fills = fillToAverage(order, makers)
  const filled = fills.reduce((sum, fill) => sum + fill.sizeMinor, 0n)
  if (filled < (order.fillOrKill?.minFillMinor ?? 1n)) return []
  return fills.map(({ maker: { orderId, tick }, sizeMinor }) => ({ orderId, tick, sizeMinor }))
}

function fillOrKill(orders: Orders, order: NewOrder, minFillMinor: bigint): Outcome {
  const makers = inOrder(orders.filter(({ side }) => side !== order.side))
  const fills = fillToAverage(order, makers)
  const filled = fills.reduce((sum, fill) => sum + fill.sizeMinor, 0n)
  if (filled < minFillMinor)
    return { orders, events: [lapsed(order.orderId, order.sizeMinor, 'not_filled')] }
  const left = order.sizeMinor - filled
  const rest = left === 0n ? [] : [lapsed(order.orderId, left, 'not_filled')]
  const met = meet(orders, order, { reached: upToLast(makers, fills), fills })
  return { orders: met.orders, events: [...met.events, ...rest] }
}

type Meeting = { reached: Orders; fills: readonly Fill[] }

/** The taker takes its fills of those that it reaches; of its own player's every one lapses. */
function meet(orders: Orders, taker: NewOrder, { reached, fills }: Meeting): Outcome {
  const isOwn = ({ playerId }: RestingOrder) => playerId === taker.playerId
  const events = reached.flatMap((maker) =>
    isOwn(maker)
      ? [lapsed(maker.orderId, maker.remainingMinor, 'self_match')]
      : matches(
          taker,
          fills.filter((fill) => fill.maker === maker),
        ),
  )
  const gone = reached.filter(isOwn)
  return { orders: takeFills(orders, fills).filter((order) => !gone.includes(order)), events }
}

/** The makers up to the last one of which something is taken. */
function upToLast(makers: Orders, fills: readonly Fill[]): Orders {
  const last = fills.at(-1)
  return last ? makers.slice(0, makers.indexOf(last.maker) + 1) : []
}

function cancel(orders: Orders, orderId: number): Outcome {
  const [gone, kept] = split(orders, (order) => order.orderId === orderId)
  return {
    orders: kept,
    events: gone.map((order) => ({ type: 'cancelled', orderId, sizeMinor: order.remainingMinor })),
  }
}

function reduce(orders: Orders, orderId: number, byMinor: bigint): Outcome {
  checkSize(byMinor)
  const order = orders.find((order) => order.orderId === orderId)
  if (!order || order.remainingMinor <= byMinor) return cancel(orders, orderId)
  return {
    orders: takeFills(orders, [{ maker: order, sizeMinor: byMinor }]),
    events: [{ type: 'cancelled', orderId, sizeMinor: byMinor }],
  }
}

function lapse(
  orders: Orders,
  leaves: (order: RestingOrder) => boolean,
  reason: LapseReason,
): Outcome {
  const [gone, kept] = split(orders, leaves)
  return {
    orders: kept,
    events: inOrder(gone).map((order) => lapsed(order.orderId, order.remainingMinor, reason)),
  }
}

/** Backs, lowest odds first, then lays, highest first; an equal price keeps the arrival's order. */
function inOrder(orders: Orders): Orders {
  const [backs, lays] = split(orders, ({ side }) => side === 'back')
  return [
    ...backs.toSorted((one, other) => one.tick - other.tick),
    ...lays.toSorted((one, other) => other.tick - one.tick),
  ]
}

function prices(orders: Orders, side: Side, levels: number): PriceSize[] {
  const ordered = inOrder(orders.filter((order) => order.side === side))
  return [...new Set(ordered.map(({ tick }) => tick))]
    .slice(0, levels)
    .map((tick) => ({ tick, sizeMinor: sumOf(ordered.filter((order) => order.tick === tick)) }))
}

/** A backer takes these odds or higher ones, a layer these or lower ones. */
function crosses(taker: NewOrder, maker: RestingOrder): boolean {
  if (maker.side === taker.side) return false
  return taker.side === 'back' ? maker.tick >= taker.tick : maker.tick <= taker.tick
}

function rest(order: NewOrder, remainingMinor: bigint): RestingOrder {
  const { orderId, playerId, side, tick, persistence, expiresAtMs = null } = order
  return { orderId, playerId, side, tick, remainingMinor, persistence, expiresAtMs }
}

function matches(taker: NewOrder, fills: readonly Fill[]): BookEvent[] {
  return fills.map(({ maker, sizeMinor }) => ({
    type: 'matched',
    makerOrderId: maker.orderId,
    takerOrderId: taker.orderId,
    tick: maker.tick,
    sizeMinor,
  }))
}

function lapsed(orderId: number, sizeMinor: bigint, reason: LapseReason): BookEvent {
  return { type: 'lapsed', orderId, sizeMinor, reason }
}

function has(orders: Orders, orderId: number): boolean {
  return orders.some((order) => order.orderId === orderId)
}

function sumOf(orders: Orders): bigint {
  return orders.reduce((sum, order) => sum + order.remainingMinor, 0n)
}

function split(orders: Orders, isFirst: (order: RestingOrder) => boolean): [Orders, Orders] {
  return [orders.filter(isFirst), orders.filter((order) => !isFirst(order))]
}
