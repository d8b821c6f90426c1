import type { BookEvent, LapseReason } from '@maidan/exchange'
import type { ErrorCode } from '@maidan/contract'
import { remainingOf, removeOrder, type LiveOrder, type LiveMarket } from '../market/live-market.ts'
import { addMatched, positionOf } from '../market/positions.ts'
import { profitOf } from '../market/profit-of.ts'
import { addHouseBet, houseLossOf, type BetAmounts } from '../house/house-bets.ts'
import type { HouseRisk } from '../house/house-risk.ts'
import { noteOrder, type BatchChanges, type MatchRow } from '../commands/changes.ts'

/** Where and when something happens in a batch. */
export type At = {
  market: LiveMarket
  changes: BatchChanges
  nowMs: number
  nextId: () => number
  risk: HouseRisk
}

/** Carries what a book did over to the orders, positions and rows of its market. */
export function applyBookEvents(at: At, events: readonly BookEvent[]) {
  for (const event of events) applyEvent(at, event)
}

function applyEvent(at: At, event: BookEvent) {
  switch (event.type) {
    case 'matched':
      return applyMatch(at, event)
    case 'rested':
      return
    case 'cancelled':
      return take(at, event.orderId, (order) => {
        order.cancelledMinor += event.sizeMinor
      })
    case 'lapsed':
      return take(at, event.orderId, (order) => {
        order.lapsedMinor += event.sizeMinor
        order.lapseCode = LAPSE_CODES[event.reason]
      })
  }
}

const LAPSE_CODES = {
  turned_in_play: 'TURNED_IN_PLAY',
  expired: 'ORDER_EXPIRED',
  self_match: 'SELF_MATCH',
  not_filled: 'NOT_FILLED',
  suspended: 'MARKET_SUSPENDED',
  closed: 'MARKET_CLOSED',
  void: 'MARKET_CLOSED',
} as const satisfies Record<LapseReason, ErrorCode>

/** An order of the house is in no list: its offers come and go with the feed. */
function take(at: At, orderId: number, change: (order: LiveOrder) => void) {
  const order = at.market.orders.get(orderId)
  if (!order) return
  change(order)
  closeIfDone(at, order)
  noteOrder(at.changes, at.market, order)
}

function applyMatch(at: At, event: Extract<BookEvent, { type: 'matched' }>) {
  const matchId = at.nextId()
  const orders = [event.makerOrderId, event.takerOrderId].flatMap(
    (orderId) => at.market.orders.get(orderId) ?? [],
  )
  // An order that is nobody's is the house's.
  const withHouse = orders.length === 1
  for (const order of orders) {
    if (order.terms.on !== 'ladder') continue
    const terms = { ...order.terms, tick: event.tick }
    matchOrder(at, { order, terms, matchId, stakeMinor: event.sizeMinor, withHouse })
  }
}

/** Matches a part of an order at the given terms, which may be better than its own. */
export function matchOrder(
  at: At,
  match: Pick<MatchRow, 'order' | 'terms' | 'matchId' | 'stakeMinor' | 'withHouse'>,
) {
  const { order, terms, stakeMinor, withHouse } = match
  const profitMinor = profitOf(terms, stakeMinor)
  order.matchedMinor += stakeMinor
  const bet = { terms, stakeMinor, profitMinor }
  addMatched(positionOf(at.market.positions, order.playerId).matched, bet)
  if (withHouse) noteHouseBet(at, order.playerId, bet)
  at.changes.matches.push({ ...match, market: at.market, profitMinor, atMs: at.nowMs })
  closeIfDone(at, order)
  noteOrder(at.changes, at.market, order)
}

/** What the market may cost the house now counts at once against its limits elsewhere. */
function noteHouseBet({ market, changes, risk }: At, playerId: number, bet: BetAmounts) {
  addHouseBet(market, playerId, bet)
  market.house.lossMinor = houseLossOf(market)
  risk.note(market)
  changes.markets.add(market)
}

/** Lapses all that remains of an order that rests in no book. */
export function lapseOrder(at: At, order: LiveOrder, code: ErrorCode) {
  order.lapsedMinor += remainingOf(order)
  order.lapseCode = code
  closeIfDone(at, order)
  noteOrder(at.changes, at.market, order)
}

function closeIfDone({ market }: At, order: LiveOrder) {
  if (remainingOf(order) > 0n) return
  order.state = 'done'
  removeOrder(market, order)
}
