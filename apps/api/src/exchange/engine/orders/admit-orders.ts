import { admitOrder, confirmOrder, type Claim } from '@maidan/exchange'
import type { ErrorCode } from '@maidan/contract'
import type { HouseQuote, LiveOrder, MarketRoom, Terms } from '../market/live-market.ts'
import { LINE_RUNNER_ID } from '../../matcher/load-market.ts'
import type { WantedOrder } from '../commands/command.ts'

type Refused = { code: ErrorCode; params?: Record<string, string | number> }
export type Admitted =
  { ok: true; orders: { order: LiveOrder; room: MarketRoom }[] } | ({ ok: false } & Refused)

/** Lets the orders of one request in, all of them or none, each with its in-play delay. */
export function admitBets(
  rooms: ReadonlyMap<string, MarketRoom>,
  request: { playerId: number; orders: readonly WantedOrder[] },
  at: { nowMs: number; nextId: () => number },
): Admitted {
  const admitted: { order: LiveOrder; room: MarketRoom }[] = []
  for (const wanted of request.orders) {
    const room = rooms.get(wanted.code)
    if (!room) return { ok: false, code: 'MARKET_NOT_FOUND' }
    const order = admitOne(room, wanted, { ...at, playerId: request.playerId })
    if ('code' in order) return { ok: false, ...order }
    admitted.push({ order, room })
  }
  return { ok: true, orders: admitted }
}

function admitOne(
  room: MarketRoom,
  wanted: WantedOrder,
  at: { nowMs: number; nextId: () => number; playerId: number },
): LiveOrder | Refused {
  const runnerId = runnerOf(wanted.terms)
  const asked = wanted.marketVersion === null ? {} : { marketVersion: wanted.marketVersion }
  const admission = admitOrder(room.life, { runnerId, ...asked }, at.nowMs)
  if (!admission.ok) return { code: admission.code }
  const terms = priceNow(room, wanted)
  if ('code' in terms) return terms
  const waits = admission.readyAtMs > at.nowMs
  return {
    orderId: at.nextId(),
    playerId: at.playerId,
    terms,
    sizeMinor: wanted.sizeMinor,
    matchedMinor: 0n,
    lapsedMinor: 0n,
    cancelledMinor: 0n,
    persistence: wanted.persistence,
    onEvent: wanted.onEvent,
    fillOrKill: wanted.fillOrKill,
    state: waits ? 'delayed' : 'open',
    readyAtMs: waits ? admission.readyAtMs : null,
    marketVersion: admission.version,
    lapseCode: null,
    placedAtMs: at.nowMs,
  }
}

/** Whether an order that was let in a moment ago may still enter; the code of its refusal if not. */
export function stopOfPlanned(
  room: MarketRoom,
  { terms, marketVersion }: LiveOrder,
  nowMs: number,
): ErrorCode | null {
  const admission = admitOrder(room.life, { runnerId: runnerOf(terms), marketVersion }, nowMs)
  if (!admission.ok) return admission.code
  return isStillQuoted(room, terms) ? null : 'ODDS_CHANGED'
}

/** Whether a delayed order may still be matched; the code of its lapse if not. */
export function stopOfReady(room: MarketRoom, order: LiveOrder, nowMs: number): ErrorCode | null {
  const confirmation = confirmOrder(
    room.life,
    {
      runnerId: runnerOf(order.terms),
      readyAtMs: order.readyAtMs ?? nowMs,
      version: order.marketVersion,
    },
    nowMs,
  )
  if (!confirmation.ok) return confirmation.code
  return isStillQuoted(room, order.terms) ? null : 'ODDS_CHANGED'
}

export function runnerOf(terms: Terms): number {
  return terms.on === 'claim' ? LINE_RUNNER_ID : terms.runnerId
}

/** Ladder prices are the player's own; a house rate must be the house's present one. */
function priceNow(room: MarketRoom, wanted: WantedOrder): Terms | Refused {
  const { terms } = wanted
  const fits = (terms.on === 'ladder') === (room.kind === 'match_odds')
  if (!fits || (terms.on === 'claim') !== (room.kind === 'fancy')) return { code: 'ODDS_INVALID' }
  if (terms.on === 'ladder') return terms
  const quote = room.quotes.get(runnerOf(terms))
  const open = quote ? stopOfQuote(quote) : { code: 'MARKET_SUSPENDED' as const }
  if (!quote || open) return open ?? { code: 'MARKET_SUSPENDED' }
  const { stakeMinMinor, stakeMaxMinor } = quote
  if (wanted.sizeMinor < stakeMinMinor || wanted.sizeMinor > stakeMaxMinor)
    return {
      code: 'STAKE_OUT_OF_RANGE',
      params: { min: Number(stakeMinMinor / 100n), max: Number(stakeMaxMinor / 100n) },
    }
  const offered = termsOffered(quote, terms)
  if (!offered) return { code: 'MARKET_SUSPENDED' }
  if (wanted.acceptAny || isAsGood(offered, terms)) return offered
  return { code: 'ODDS_CHANGED', params: { odds: describe(offered) } }
}

function stopOfQuote(quote: HouseQuote): Refused | null {
  if (quote.ballRunning) return { code: 'BALL_RUNNING' }
  return quote.suspended ? { code: 'MARKET_SUSPENDED' } : null
}

function isStillQuoted(room: MarketRoom, terms: Terms): boolean {
  if (terms.on === 'ladder') return true
  const quote = room.quotes.get(runnerOf(terms))
  if (!quote || stopOfQuote(quote)) return false
  const offered = termsOffered(quote, terms)
  return offered !== null && isAsGood(offered, terms)
}

/** What the house offers now on the side of these terms. */
function termsOffered(quote: HouseQuote, terms: Terms): Terms | null {
  const isFor = isForSide(terms)
  const rateHundredths = isFor ? quote.forRateHundredths : quote.againstRateHundredths
  if (rateHundredths === null) return null
  if (terms.on === 'rate') return { ...terms, rateHundredths }
  const claim = isFor ? quote.yesClaim : quote.noClaim
  return terms.on === 'claim' && claim ? { ...terms, claim, rateHundredths } : null
}

/** Odd is bet on with YES, but stands on the line's other side. */
function isForSide(terms: Terms): boolean {
  if (terms.on === 'claim') return terms.side === 'yes' && terms.claim.kind !== 'odd'
  return terms.side === 'back'
}

/** The same bet at the same rate, or at one that suits the player better. */
function isAsGood(offered: Terms, wanted: Terms): boolean {
  if (offered.on === 'ladder' || wanted.on === 'ladder') return false
  const sameClaim =
    offered.on !== 'claim' || (wanted.on === 'claim' && isSame(offered.claim, wanted.claim))
  const isFor = wanted.side === 'back' || wanted.side === 'yes'
  const better = isFor
    ? offered.rateHundredths >= wanted.rateHundredths
    : offered.rateHundredths <= wanted.rateHundredths
  return sameClaim && better
}

function isSame(one: Claim, other: Claim): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function describe(terms: Terms): string {
  if (terms.on === 'ladder') return String(terms.tick)
  const rate = String(terms.rateHundredths / 100)
  return terms.on === 'claim' && terms.claim.kind === 'at_least'
    ? `${terms.claim.runs} / ${rate}`
    : rate
}
