import { tickOfOdds } from '@maidan/money'
import type { HouseLimits } from '../../limits/house-limits.ts'
import { apply } from '../apply.ts'
import { noChanges, addChanges } from '../changes.ts'
import type { EngineAnswer, ImmediateCommand, RequestedOrder } from '../command.ts'
import { openHouseRisk } from '../house/house-risk.ts'
import type { HouseQuote } from '../house/house-quote.ts'
import { surplusOf, takeHolding } from '../market/holding.ts'
import { openLiveMarket, type LiveMarket, type MarketFacts } from '../market/live-market.ts'
import { plan } from '../plan.ts'
import type { MarketPrice } from '../prices/market-price.ts'

export const ALICE = 11
export const BOB = 12

/** Limits that nothing in a scene reaches unless it asks for others. */
const WIDE: HouseLimits = {
  player: 10n ** 9n,
  runner: 10n ** 9n,
  market: 10n ** 9n,
  event: 10n ** 9n,
  sport: 10n ** 9n,
}

const FACTS: readonly MarketFacts[] = [
  { id: 1n, code: 'odds', eventId: '7', sport: 'cricket', kind: 'match_odds', runnerIds: [1, 2] },
  { id: 2n, code: 'book', eventId: '7', sport: 'cricket', kind: 'bookmaker', runnerIds: [1, 2] },
  { id: 3n, code: 'line', eventId: '7', sport: 'cricket', kind: 'fancy', runnerIds: [0] },
]

export type Scene = ReturnType<typeof openScene>

/**
 * A match-odds market, a bookmaker's and a line, all open with a fresh report, and the engine's answers
 * in a line each, as tables of cases read them.
 */
export function openScene(limits: Partial<HouseLimits> = {}) {
  const markets = new Map(FACTS.map((facts) => [facts.code, open(facts)]))
  const risk = openHouseRisk()
  risk.reset(new Map([['cricket', { ...WIDE, ...limits }]]), [])
  let nowMs = 1_000_000
  let lastId = 0
  let changes = noChanges()
  const input = () => ({ nowMs, risk, nextId: () => (lastId += 1) })
  const ask = (command: ImmediateCommand): string => take(apply(markets, command, input()))
  function take(applied: ReturnType<typeof apply>): string {
    changes = noChanges()
    addChanges(changes, applied.changes)
    for (const [market, players] of applied.changes.touched)
      for (const playerId of players) {
        const surplus = surplusOf(market, playerId)
        if (surplus) takeHolding(surplus)
      }
    return sayAnswer(applied.answer)
  }
  const scene = {
    markets,
    ask,
    market: (code: string): LiveMarket => {
      const market = markets.get(code)
      if (!market) throw new Error(`no market ${code}`)
      return market
    },
    changes: () => changes,
    wait: (ms: number) => {
      nowMs += ms
    },
    report: (code: string, said: Partial<MarketPrice> = {}) =>
      ask({ type: 'price', code, price: priceOf(code, nowMs, said) }),
    ready: (code: string) => ask({ type: 'ready', code }),
    plan: (playerId: number, ...orders: RequestedOrder[]) =>
      plan(markets, { type: 'place', bettor: { playerId }, orders }, input()),
    /** Plans, holds, and lets in. */
    place(playerId: number, ...orders: RequestedOrder[]): string {
      const planned = scene.plan(playerId, ...orders)
      if (planned.status === 'refused') return sayAnswer(planned)
      return scene.enter(planned)
    },
    /** Places the orders as those of a cash-out. */
    cashOut(playerId: number, ...orders: RequestedOrder[]): string {
      const asked = { type: 'place', bettor: { playerId }, orders, isCashOut: true } as const
      const planned = plan(markets, asked, input())
      return planned.status === 'refused' ? sayAnswer(planned) : scene.enter(planned)
    },
    enter(planned: Exclude<ReturnType<typeof plan>, { status: 'refused' }>): string {
      for (const holding of planned.holdings) takeHolding(holding)
      return take(apply(markets, planned, input()))
    },
    heldOf: (code: string, playerId: number): bigint =>
      markets.get(code)?.positions.get(playerId)?.heldMinor ?? 0n,
  }
  for (const { code } of FACTS) scene.report(code)
  return scene
}

function open(facts: MarketFacts): LiveMarket {
  const opening = { status: 'open', suspensions: [], isInPlay: false, version: 1 } as const
  const times = { staleAfterMs: 10_000, betDelayMs: 3_000 }
  return openLiveMarket(facts, { ...opening, ...times, resultKnownAtMs: null })
}

function priceOf(code: string, atMs: number, said: Partial<MarketPrice>): MarketPrice {
  const quotes = { odds: [], book: [quoteOf(1), quoteOf(2)], line: [lineOf()] }[code] ?? []
  const calm = { isInPlay: false, suspended: false, ballRunning: false, eventMark: 'none' }
  return { code, atMs, ...calm, offers: [], quotes, ...said }
}

/** A bookmaker's quote of 90 to back and 100 to lay. */
export function quoteOf(runnerId: number, changed: Partial<HouseQuote> = {}): HouseQuote {
  return {
    runnerId,
    yesClaim: null,
    noClaim: null,
    forRateCenti: 9_000,
    againstRateCenti: 10_000,
    suspended: false,
    ballRunning: false,
    stakeMinMinor: 100n,
    stakeMaxMinor: 100_000n,
    ...changed,
  }
}

/** YES at 48 runs for 90, NO at 47 for 100. */
export function lineOf(changed: Partial<HouseQuote> = {}): HouseQuote {
  const yesClaim = { kind: 'at_least', runs: 48 } as const
  const noClaim = { kind: 'at_least', runs: 47 } as const
  return quoteOf(0, { yesClaim, noClaim, ...changed })
}

/** What the house offers on runner 1: sizes at odds. */
export function offersOf(
  toBack: readonly [odds: string, sizeMinor: bigint][],
  toLay: readonly [odds: string, sizeMinor: bigint][] = [],
  changed: { runnerId?: number; isRemoved?: boolean } = {},
) {
  const sizes = (some: readonly [string, bigint][]) =>
    some.map(([odds, sizeMinor]) => ({ tick: tickAt(odds), sizeMinor }))
  const offer = { runnerId: 1, isRemoved: false, ...changed }
  return [{ ...offer, toBack: sizes(toBack), toLay: sizes(toLay) }]
}

const PLAIN = {
  persistence: 'lapse',
  onEvent: 'keep',
  expiresInMs: null,
  fillOrKill: null,
  marketVersion: null,
  acceptAny: false,
} as const

/** A bet on runner 1 in the match-odds market. */
export function onLadder(
  side: 'back' | 'lay',
  sizeMinor: bigint,
  odds: string,
  changed: Partial<RequestedOrder> = {},
): RequestedOrder {
  const terms = { on: 'ladder', runnerId: 1, side, tick: tickAt(odds) } as const
  return { ...PLAIN, code: 'odds', terms, sizeMinor, ...changed }
}

/** A bet on runner 1 with the bookmaker. */
export function atRate(
  side: 'back' | 'lay',
  sizeMinor: bigint,
  rateCenti: number,
  changed: Partial<RequestedOrder> = {},
): RequestedOrder {
  const terms = { on: 'rate', runnerId: 1, side, rateCenti } as const
  return { ...PLAIN, code: 'book', terms, sizeMinor, ...changed }
}

/** A bet on the line. */
export function onLine(
  side: 'yes' | 'no',
  sizeMinor: bigint,
  [runs, rateCenti]: [runs: number, rateCenti: number],
  changed: Partial<RequestedOrder> = {},
): RequestedOrder {
  const terms = { on: 'claim', claim: { kind: 'at_least', runs }, side, rateCenti } as const
  return { ...PLAIN, code: 'line', terms, sizeMinor, ...changed }
}

function tickAt(odds: string): number {
  const tick = tickOfOdds(Math.round(Number(odds) * 100))
  if (tick === null) throw new Error(`the ladder has no ${odds}`)
  return tick
}

/** `done`, or the code of the refusal with what it says. */
export function sayAnswer(answer: EngineAnswer): string {
  if (answer.status === 'done') return 'done'
  if (answer.code === 'HOUSE_LIMIT') return `HOUSE_LIMIT ${answer.maxMinor}`
  if (answer.code === 'STAKE_OUT_OF_RANGE')
    return `STAKE_OUT_OF_RANGE ${answer.minMinor}-${answer.maxMinor}`
  return answer.code
}

/** The orders of a market that are not done: `3: 100 of 100 back open`. */
export function sayOrders({ orders }: LiveMarket): string[] {
  return [...orders.values()].map(
    ({ orderId, sizeMinor, matchedMinor, terms, state }) =>
      `${orderId}: ${matchedMinor} of ${sizeMinor} ${terms.side} ${state}`,
  )
}

/** What the last command matched and lapsed. */
export function sayChanges({ changes }: Scene): string[] {
  const { matches, changed } = changes()
  return [
    ...matches.map(
      ({ order, stakeMinor, profitMinor, withHouse }) =>
        `${order.orderId} matched ${stakeMinor} for ${profitMinor}${withHouse ? ' with the house' : ''}`,
    ),
    ...[...changed.values()].flatMap(({ order: { orderId, lapsedMinor, lapseCode } }) =>
      lapseCode ? [`${orderId} lapsed ${lapsedMinor} ${lapseCode}`] : [],
    ),
  ]
}
