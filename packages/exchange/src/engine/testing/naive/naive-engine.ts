import type { EngineAnswer, ImmediateCommand, PlaceCommand } from '../../command.ts'
import type { LiveOrder } from '../../orders/live-order.ts'
import type { Refusal, RefusalReason } from '../../refusal.ts'
import { naiveHouseRefusal, type NaiveHouse } from './naive-house.ts'
import { left, naiveResume, naiveStop, naiveSuspend, type NaiveMarket } from './naive-market.ts'
import {
  naiveEvents,
  naiveExpire,
  naiveIsShort,
  naiveLapse,
  naiveMeet,
  naiveReadyStop,
} from './naive-orders.ts'
import { naiveOffer, naivePrice, naiveTrim, type NaiveAt } from './naive-prices.ts'
import { naiveIsQuoted, naiveTerms } from './naive-quotes.ts'

export type NaiveEntry = { order: LiveOrder; market: NaiveMarket }
type Moment = { house: NaiveHouse; nowMs: number; nextId: () => number }

const refused = (reason: RefusalReason): Refusal => ({ status: 'refused', ...reason })

/**
 * The engine that is right at a glance: it keeps lists of all that ever happened and looks through them
 * anew for every command. It is what the engine is compared with and serves no market.
 */
export function naivePlan(
  { house, nowMs, nextId }: Moment,
  asked: PlaceCommand,
): NaiveEntry[] | Refusal {
  const entries: NaiveEntry[] = []
  for (const requested of asked.orders) {
    const market = house.markets.find(({ facts }) => facts.code === requested.code)
    if (!market) return refused({ code: 'MARKET_NOT_FOUND' })
    const stop = naiveStop(market, runnerOf(requested), nowMs)
    if (stop) return refused({ code: stop })
    if (requested.marketVersion !== null && requested.marketVersion !== market.version)
      return refused({ code: 'MARKET_CHANGED' })
    const terms = naiveTerms(market, requested)
    if ('code' in terms) return refused(terms)
    const waits = market.isInPlay && market.delayMs > 0
    const { sizeMinor, persistence, onEvent, fillOrKill, expiresInMs } = requested
    const order: LiveOrder = {
      orderId: nextId(),
      playerId: asked.bettor.playerId,
      terms,
      sizeMinor,
      matchedMinor: 0n,
      lapsedMinor: 0n,
      cancelledMinor: 0n,
      persistence,
      onEvent,
      fillOrKill,
      cashOutId: null,
      expiresAtMs: expiresInMs === null ? null : nowMs + expiresInMs,
      lapseCode: null,
      placedAtMs: nowMs,
      state: waits ? 'delayed' : 'open',
      readyAtMs: waits ? nowMs + market.delayMs : null,
      marketVersion: market.version,
    }
    entries.push({ order, market })
  }
  if (asked.isCashOut)
    for (const { order } of entries) order.cashOutId = entries[0]?.order.orderId ?? null
  const tooMuch = naiveHouseRefusal(house, entries)
  return tooMuch ? refused(tooMuch) : entries
}

/** Lets planned orders in, all or none. */
export function naiveEnter(
  { house, nowMs, nextId }: Moment,
  entries: readonly NaiveEntry[],
): EngineAnswer {
  for (const { market } of entries) naiveExpire(market, nowMs)
  for (const { market } of entries) naiveTrim({ house, market })
  for (const { order, market } of entries) {
    const stop = naiveStop(market, runnerOf(order), nowMs)
    if (stop) return refused({ code: stop })
    if (order.marketVersion !== market.version) return refused({ code: 'MARKET_CHANGED' })
    if (!naiveIsQuoted(market, order.terms)) return refused({ code: 'ODDS_CHANGED', offered: null })
  }
  const tooMuch = naiveHouseRefusal(house, entries)
  if (tooMuch) return refused(tooMuch)
  const isKilled = entries.some(
    ({ order, market }) => order.state === 'open' && naiveIsShort(market, order),
  )
  for (const { order, market } of entries) {
    market.orders.push(order)
    if (isKilled) naiveLapse(order, 'NOT_FILLED')
    else if (order.state === 'open') naiveMeet(market, order, nextId)
  }
  return { status: 'done', orderIds: entries.map(({ order }) => order.orderId) }
}

/** Does what a command says, at once. */
export function naiveApply(moment: Moment, command: ImmediateCommand): EngineAnswer {
  const market = moment.house.markets.find(({ facts }) => facts.code === command.code)
  if (!market) return refused({ code: 'MARKET_NOT_FOUND' })
  const at: NaiveAt = { ...moment, market }
  naiveExpire(market, moment.nowMs)
  if (command.type === 'cancel') return cancel(at, command)
  if (command.type === 'persist') return persist(at, command)
  if (command.type === 'price') naivePrice(at, command.price)
  if (command.type === 'ready') release(at)
  if (command.type === 'close') close(at, command.resultAtMs)
  if (command.type === 'bar') bar(at, command.playerId)
  if (command.type === 'suspend' || command.type === 'resume') {
    const { type, reason } = command
    if (type === 'suspend') naiveSuspend(market, reason)
    else naiveResume(market, reason)
    if (reason === 'feed' && market.reported)
      market.reported = { ...market.reported, suspended: type === 'suspend' }
  }
  const mayOffer = command.type === 'ready' || 'reason' in command
  if (mayOffer && market.houseWaits && market.reported) naiveOffer(at, market.reported.offers)
  return { status: 'done', orderIds: [] }
}

function release(at: NaiveAt) {
  const { house, market, nowMs, nextId } = at
  for (const order of market.orders) {
    if (order.state !== 'delayed' || (order.readyAtMs ?? 0) > nowMs) continue
    naiveTrim(at)
    const parts = market.orders.filter(
      (one) => one === order || (one.cashOutId !== null && one.cashOutId === order.cashOutId),
    )
    const [stop = null] = parts.flatMap((part) => naiveReadyStop(market, part, nowMs) ?? [])
    const tooMuch = naiveHouseRefusal(
      house,
      parts.map((part) => ({ order: part, market })),
    )
    const isKilled = parts.some((part) => naiveIsShort(market, part))
    const code = stop ?? tooMuch?.code ?? (isKilled ? 'NOT_FILLED' : null)
    for (const part of parts)
      if (code) naiveLapse(part, code)
      else naiveMeet(market, part, nextId)
  }
}

function close({ market, nextId }: NaiveAt, resultAtMs: number) {
  if (!market.isClosed) market.resultAtMs = Math.min(market.resultAtMs ?? Infinity, resultAtMs)
  market.isClosed = true
  market.reported = null
  market.offers = []
  for (const book of market.books.values()) naiveEvents(market, book.lapseAll('closed'), nextId)
  for (const order of market.orders) if (left(order) > 0n) naiveLapse(order, 'MARKET_CLOSED')
}

function bar({ market }: NaiveAt, playerId: number) {
  for (const order of market.orders)
    if (order.playerId === playerId && order.state === 'open' && order.terms.on === 'ladder') {
      market.books.get(order.terms.runnerId)?.cancel(order.orderId)
      naiveLapse(order, 'SECTION_BLOCKED')
    }
}

function cancel(
  { market, nextId }: NaiveAt,
  { bettor, orders }: Extract<ImmediateCommand, { type: 'cancel' }>,
): EngineAnswer {
  const own = market.orders.filter(
    ({ playerId, state }) => playerId === bettor.playerId && state !== 'done',
  )
  const asked =
    orders ?? own.map(({ orderId }) => ({ orderId, byMinor: null, cancelledMinor: null }))
  const found = asked.flatMap(({ orderId, byMinor, cancelledMinor }) =>
    own
      .filter((order) => order.orderId === orderId)
      .map((order) => ({
        order,
        byMinor,
        seenMinor: cancelledMinor ?? order.cancelledMinor,
      })),
  )
  for (const { order, seenMinor } of found)
    if (order.cancelledMinor !== seenMinor) return refused({ code: 'BET_CHANGED' })
  const resting = found.filter(({ order }) => order.state === 'open')
  const isOneWaiting = resting.length < found.length
  if (isOneWaiting && (orders !== null || resting.length === 0))
    return refused({ code: 'BET_IN_PROGRESS' })
  for (const { order, byMinor } of resting) {
    const book = order.terms.on === 'ladder' ? market.books.get(order.terms.runnerId) : undefined
    const { orderId } = order
    const events = byMinor === null ? book?.cancel(orderId) : book?.reduce(orderId, byMinor)
    naiveEvents(market, events ?? [], nextId)
  }
  return { status: 'done', orderIds: resting.map(({ order }) => order.orderId) }
}

function persist(
  { market }: NaiveAt,
  asked: Extract<ImmediateCommand, { type: 'persist' }>,
): EngineAnswer {
  const order = market.orders.find(
    ({ orderId, playerId, state }) =>
      orderId === asked.orderId && playerId === asked.bettor.playerId && state !== 'done',
  )
  if (!order) return refused({ code: 'BET_NOT_FOUND' })
  order.persistence = asked.persistence ?? order.persistence
  order.onEvent = asked.onEvent ?? order.onEvent
  if (order.terms.on === 'ladder')
    market.books.get(order.terms.runnerId)?.setPersistence(order.orderId, order.persistence)
  return { status: 'done', orderIds: [order.orderId] }
}

function runnerOf({ terms }: Pick<LiveOrder, 'terms'>): number {
  return terms.on === 'claim' ? 0 : terms.runnerId
}
