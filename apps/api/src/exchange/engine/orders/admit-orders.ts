import { admitOrder, confirmOrder, type Claim } from '@maidan/exchange'
import type { ErrorCode } from '@maidan/contract'
import type { HouseQuote, LiveOrder, LiveMarket, Terms } from '../market/live-market.ts'
import { LINE_RUNNER_ID } from '../../matcher/load-market.ts'
import type { RequestedOrder } from '../commands/command.ts'

type Refused = { code: ErrorCode; params?: Record<string, string | number> }
export type Admitted =
  { ok: true; orders: { order: LiveOrder; market: LiveMarket }[] } | ({ ok: false } & Refused)

/** Lets the orders of one request in, all of them or none, each with its in-play delay. */
export function admitBets(
  markets: ReadonlyMap<string, LiveMarket>,
  request: { playerId: number; orders: readonly RequestedOrder[] },
  at: { nowMs: number; nextId: () => number },
): Admitted {
  const admitted: { order: LiveOrder; market: LiveMarket }[] = []
  for (const requested of request.orders) {
    const market = markets.get(requested.code)
    if (!market) return { ok: false, code: 'MARKET_NOT_FOUND' }
    const order = admitOne(market, requested, { ...at, playerId: request.playerId })
    if ('code' in order) return { ok: false, ...order }
    admitted.push({ order, market })
  }
  return { ok: true, orders: admitted }
}

function admitOne(
  market: LiveMarket,
  requested: RequestedOrder,
  at: { nowMs: number; nextId: () => number; playerId: number },
): LiveOrder | Refused {
  const runnerId = runnerOf(requested.terms)
  const asked = requested.marketVersion === null ? {} : { marketVersion: requested.marketVersion }
  const admission = admitOrder(market.life, { runnerId, ...asked }, at.nowMs)
  if (!admission.ok) return { code: admission.code }
  const terms = priceNow(market, requested)
  if ('code' in terms) return terms
  const waits = admission.readyAtMs > at.nowMs
  return {
    orderId: at.nextId(),
    playerId: at.playerId,
    terms,
    sizeMinor: requested.sizeMinor,
    matchedMinor: 0n,
    lapsedMinor: 0n,
    cancelledMinor: 0n,
    persistence: requested.persistence,
    onEvent: requested.onEvent,
    fillOrKill: requested.fillOrKill,
    state: waits ? 'delayed' : 'open',
    readyAtMs: waits ? admission.readyAtMs : null,
    marketVersion: admission.version,
    lapseCode: null,
    placedAtMs: at.nowMs,
  }
}

/** Whether an order that was let in a moment ago may still enter; the code of its refusal if not. */
export function stopOfPlanned(
  market: LiveMarket,
  { terms, marketVersion }: LiveOrder,
  nowMs: number,
): ErrorCode | null {
  const admission = admitOrder(market.life, { runnerId: runnerOf(terms), marketVersion }, nowMs)
  if (!admission.ok) return admission.code
  return isStillQuoted(market, terms) ? null : 'ODDS_CHANGED'
}

/** Whether a delayed order may still be matched; the code of its lapse if not. */
export function stopOfReady(market: LiveMarket, order: LiveOrder, nowMs: number): ErrorCode | null {
  const confirmation = confirmOrder(
    market.life,
    {
      runnerId: runnerOf(order.terms),
      readyAtMs: order.readyAtMs ?? nowMs,
      version: order.marketVersion,
    },
    nowMs,
  )
  if (!confirmation.ok) return confirmation.code
  return isStillQuoted(market, order.terms) ? null : 'ODDS_CHANGED'
}

export function runnerOf(terms: Terms): number {
  return terms.on === 'claim' ? LINE_RUNNER_ID : terms.runnerId
}

/** Ladder prices are the player's own; a house rate must be the house's present one. */
function priceNow(market: LiveMarket, requested: RequestedOrder): Terms | Refused {
  const { terms } = requested
  const fits = (terms.on === 'ladder') === (market.kind === 'match_odds')
  if (!fits || (terms.on === 'claim') !== (market.kind === 'fancy')) return { code: 'ODDS_INVALID' }
  if (terms.on === 'ladder') return terms
  const quote = market.quotes.get(runnerOf(terms))
  const open = quote ? stopOfQuote(quote) : { code: 'MARKET_SUSPENDED' as const }
  if (!quote || open) return open ?? { code: 'MARKET_SUSPENDED' }
  const { stakeMinMinor, stakeMaxMinor } = quote
  if (requested.sizeMinor < stakeMinMinor || requested.sizeMinor > stakeMaxMinor)
    return {
      code: 'STAKE_OUT_OF_RANGE',
      params: { min: Number(stakeMinMinor / 100n), max: Number(stakeMaxMinor / 100n) },
    }
  const offered = termsOffered(quote, terms)
  if (!offered) return { code: 'MARKET_SUSPENDED' }
  if (requested.acceptAny || isAsGood(offered, terms)) return offered
  return { code: 'ODDS_CHANGED', params: { odds: describe(offered) } }
}

function stopOfQuote(quote: HouseQuote): Refused | null {
  if (quote.ballRunning) return { code: 'BALL_RUNNING' }
  return quote.suspended ? { code: 'MARKET_SUSPENDED' } : null
}

function isStillQuoted(market: LiveMarket, terms: Terms): boolean {
  if (terms.on === 'ladder') return true
  const quote = market.quotes.get(runnerOf(terms))
  if (!quote || stopOfQuote(quote)) return false
  const offered = termsOffered(quote, terms)
  return offered !== null && isAsGood(offered, terms)
}

/** What the house offers now on the side of these terms. */
function termsOffered(quote: HouseQuote, terms: Terms): Terms | null {
  const isFor = isForSide(terms)
  const rateCenti = isFor ? quote.forRateCenti : quote.againstRateCenti
  if (rateCenti === null) return null
  if (terms.on === 'rate') return { ...terms, rateCenti }
  const claim = isFor ? quote.yesClaim : quote.noClaim
  return terms.on === 'claim' && claim ? { ...terms, claim, rateCenti } : null
}

/** Odd is bet on with YES, but stands on the line's other side. */
function isForSide(terms: Terms): boolean {
  if (terms.on === 'claim') return terms.side === 'yes' && terms.claim.kind !== 'odd'
  return terms.side === 'back'
}

/** The same bet at the same rate, or at one that suits the player better. */
function isAsGood(offered: Terms, requested: Terms): boolean {
  if (offered.on === 'ladder' || requested.on === 'ladder') return false
  const sameClaim =
    offered.on !== 'claim' || (requested.on === 'claim' && isSame(offered.claim, requested.claim))
  const isFor = requested.side === 'back' || requested.side === 'yes'
  const better = isFor
    ? offered.rateCenti >= requested.rateCenti
    : offered.rateCenti <= requested.rateCenti
  return sameClaim && better
}

function isSame(one: Claim, other: Claim): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function describe(terms: Terms): string {
  if (terms.on === 'ladder') return String(terms.tick)
  const rate = String(terms.rateCenti / 100)
  return terms.on === 'claim' && terms.claim.kind === 'at_least'
    ? `${terms.claim.runs} / ${rate}`
    : rate
}
