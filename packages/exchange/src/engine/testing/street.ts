import type { HouseLimits } from '../../limits/house-limits.ts'
import type { Claim } from '../../bet/claim.ts'
import type { RequestedOrder } from '../command.ts'
import type { HouseQuote } from '../house/house-quote.ts'
import type { MarketFacts } from '../market/live-market.ts'
import type { Terms } from '../market/terms.ts'
import type { MarketPrice } from '../prices/market-price.ts'
import type { RandomBet, RandomPrice, RandomQuote } from './random-deeds.ts'

/** One market of each kind, of one event and its neighbour. */
export const FACTS: readonly MarketFacts[] = [
  { id: 1n, code: '1.1', eventId: '7', sport: 'cricket', kind: 'match_odds', runnerIds: [1, 2, 3] },
  { id: 2n, code: 'bm:7', eventId: '7', sport: 'cricket', kind: 'bookmaker', runnerIds: [1, 2] },
  { id: 3n, code: 'f:8:1', eventId: '8', sport: 'cricket', kind: 'fancy', runnerIds: [0] },
]

/** Small ones, so that they are often reached. */
export const LIMITS: HouseLimits = {
  player: 40_000n,
  runner: 60_000n,
  market: 70_000n,
  event: 90_000n,
  sport: 110_000n,
}

export const TIMES = { delayMs: 1_000, staleAfterMs: 12_000 }

/** The middle of the prices that are bet at, about 2.00. */
const MIDDLE_TICK = 97

/** The bet as a player would ask for it. */
export function requested(bet: RandomBet, versions: readonly number[]): RequestedOrder {
  const facts = FACTS[bet.market % FACTS.length]
  if (!facts) throw new Error('there are markets')
  const { sizeMinor, keep, lapsesOnEvent, fillMinor, seenVersion, acceptAny, expiresInMs } = bet
  const version = versions[bet.market % FACTS.length] ?? 0
  return {
    code: facts.code,
    terms: termsOf(bet, facts),
    sizeMinor,
    persistence: keep ? 'keep' : 'lapse',
    onEvent: lapsesOnEvent ? 'lapse' : 'keep',
    fillOrKill:
      fillMinor === null ? null : { minFillMinor: fillMinor < sizeMinor ? fillMinor : sizeMinor },
    expiresInMs,
    marketVersion: { any: null, this: version, last: version - 1 }[seenVersion],
    acceptAny,
  }
}

/** No price that is offered is beyond these, so that what is there is reached. */
const LOW_TICK = -1
const HIGH_TICK = 8

/** The bet as a part of a cash-out, on a runner of its own and as often as not smaller than what is there. */
export function hedge(
  bet: RandomBet,
  { index, versions }: { index: number; versions: readonly number[] },
): RequestedOrder {
  const sizeMinor = bet.sizeMinor / 4n + 1n
  const tick = bet.isFor ? LOW_TICK : HIGH_TICK
  const part = { ...bet, market: 0, line: index, tick, isOfAnotherKind: false, expiresInMs: null }
  return { ...requested({ ...part, sizeMinor }, versions), fillOrKill: { minFillMinor: sizeMinor } }
}

function termsOf({ line, isFor, tick, isOfAnotherKind }: RandomBet, facts: MarketFacts): Terms {
  const runnerId = facts.runnerIds[line % facts.runnerIds.length] ?? 0
  const side = isFor ? 'back' : 'lay'
  const rateCenti = 7_500 + tick * 1_000
  const kind = isOfAnotherKind ? 'bookmaker' : facts.kind
  if (kind === 'match_odds') return { on: 'ladder', runnerId, side, tick: MIDDLE_TICK + tick }
  if (kind === 'bookmaker') return { on: 'rate', runnerId, side, rateCenti }
  const [yesClaim, noClaim] = claimsOf({ runs: 40 + (tick % 4), claim: line })
  const claim = isFor ? yesClaim : noClaim
  const isOdd = claim.kind === 'odd'
  return { on: 'claim', claim, side: isFor || isOdd ? 'yes' : 'no', rateCenti }
}

/** What the two sides of a line claim. */
function claimsOf({ runs, claim }: { runs: number; claim: number }): [yes: Claim, no: Claim] {
  if (claim === 1) return [{ kind: 'even' }, { kind: 'odd' }]
  if (claim === 2) {
    const digit: Claim = { kind: 'last_digit', digit: runs % 10 }
    return [digit, digit]
  }
  if (claim === 3) {
    const window: Claim = { kind: 'within', fromRuns: runs - 10, toRuns: runs }
    return [window, window]
  }
  return [
    { kind: 'at_least', runs },
    { kind: 'at_least', runs: runs - 1 },
  ]
}

/** The report as a partner would make it. */
export function reportOf(facts: MarketFacts, random: RandomPrice, nowMs: number): MarketPrice {
  const { agoMs, isInPlay, suspended, ballRunning, mark, offers, quotes } = random
  const isOnLadder = facts.kind === 'match_odds'
  return {
    code: facts.code,
    atMs: nowMs - agoMs,
    isInPlay,
    suspended,
    ballRunning,
    eventMark: mark === null ? null : String(mark),
    offers: isOnLadder
      ? offers.slice(0, facts.runnerIds.length).map(({ tick, sizeMinor, isRemoved }, index) => ({
          runnerId: facts.runnerIds[index] ?? 0,
          isRemoved,
          toBack: [0, 1].map((step) => ({ tick: MIDDLE_TICK + tick - step, sizeMinor })),
          toLay: [1, 2].map((step) => ({ tick: MIDDLE_TICK + tick + step, sizeMinor })),
        }))
      : [],
    quotes: isOnLadder
      ? []
      : quotes
          .slice(0, facts.runnerIds.length)
          .map((quote, index) => quoteOf(facts.runnerIds[index] ?? 0, quote)),
  }
}

function quoteOf(runnerId: number, random: RandomQuote): HouseQuote {
  const { rate, otherRate, suspended, ballRunning } = random
  const [yesClaim, noClaim] = runnerId === 0 ? claimsOf(random) : [null, null]
  return {
    runnerId,
    yesClaim,
    noClaim,
    forRateCenti: rate || null,
    againstRateCenti: otherRate || null,
    suspended,
    ballRunning,
    stakeMinMinor: 1_000n,
    stakeMaxMinor: 35_000n,
  }
}
