import type { Language, Sport } from '@maidan/contract'
import type { Claim } from '@maidan/exchange'
import { tickNear, tickOfOdds } from '@maidan/money'
import type {
  BookmakerEntry,
  EventEntry,
  FancyEntry,
  ListDocument,
  MatchOddsDocument,
  ResultsDocument,
} from '../partner/odds-documents.ts'
import {
  LINE_RUNNER_ID,
  type HouseQuote,
  type MarketPrice,
  type RunnerOffer,
} from '@maidan/exchange/engine'
import type { FeedEvent, FeedLine, FeedResult } from './feed-news.ts'
import { bookmakerCode, fancyCode } from '@maidan/contract'
import { readTextFields } from '../../platform/texts/text-fields.ts'

/** The largest offer of the house that is taken over from the partner, in minor units. */
const OFFER_MAX_MINOR = 500_000_000n

const BOOKMAKER_NAMES = { en: 'BookMaker', bn: 'বুকমেকার' } satisfies Record<Language, string>

export function readEvents(sport: Sport, list: ListDocument): FeedEvent[] {
  return list.map((item) => ({
    id: item.EventId,
    marketCode: item.MarketId,
    sport,
    names: readTextFields(item, 'Event'),
    competitions: readTextFields(item, 'Competition'),
    startsAt: new Date(item.OpenDate),
    runners: item.Runners.map((runner) => ({
      id: runner.SelectionId,
      names: readTextFields(runner, 'SelectionName'),
    })),
  }))
}

/** The partner's prices as the house's offers; `receivedMs` stands in for a time it does not tell. */
export function readOdds(odds: MatchOddsDocument, receivedMs: number): MarketPrice {
  const reportedMs = odds.updatedAt === undefined ? receivedMs : Date.parse(odds.updatedAt)
  return {
    code: odds.marketId,
    atMs: Math.min(reportedMs, receivedMs),
    isInPlay: odds.inplay,
    suspended: odds.status !== 'OPEN',
    ballRunning: odds.ballRunning,
    eventMark: markOf(odds),
    offers: odds.runners.map((runner) => ({
      runnerId: runner.SelectionId,
      isRemoved: runner.status === 'REMOVED',
      toBack: offersOf(runner.ex.availableToBack, 'floor'),
      toLay: offersOf(runner.ex.availableToLay, 'ceil'),
    })),
    quotes: [],
  }
}

/** The same event is told again and again: its place in the match tells it from the next one. */
function markOf({ lastEvent }: MatchOddsDocument): string | null {
  if (lastEvent === undefined) return null
  return lastEvent === null ? 'none' : `${lastEvent.kind} ${lastEvent.version}`
}

/** Prices between two steps of the ladder are taken to the side that is worse for the player. */
function offersOf(
  prices: readonly { price: number; size: number }[],
  rounding: 'floor' | 'ceil',
): RunnerOffer['toBack'] {
  return prices.flatMap(({ price, size }) => {
    const centi = Math.round(price * 100)
    const sizeMinor = BigInt(Math.max(0, Math.floor(size * 100)))
    if (!Number.isFinite(centi) || centi < 101 || sizeMinor === 0n) return []
    const tick = tickOfOdds(centi) ?? tickNear(centi, rounding)
    return [{ tick, sizeMinor: sizeMinor > OFFER_MAX_MINOR ? OFFER_MAX_MINOR : sizeMinor }]
  })
}

/** The bookmaker and the fancies of an event, each as a market of its own. */
export function readLines(eventId: string, entry: EventEntry): FeedLine[] {
  const fancies = Object.entries(entry.fancy2).map(([id, fancy]) => readFancy(eventId, id, fancy))
  const rows = Object.entries(entry.bookmaker)
  return rows.length === 0 ? fancies : [readBookmaker(eventId, rows), ...fancies]
}

function readBookmaker(eventId: string, rows: [string, BookmakerEntry][]): FeedLine {
  return {
    code: bookmakerCode(eventId),
    kind: 'bookmaker',
    fancyType: null,
    names: BOOKMAKER_NAMES,
    suspended: false,
    ballRunning: false,
    runners: rows.map(([id, row]) => ({ id: Number(id), names: readTextFields(row, 'runner') })),
    quotes: rows.map(([id, row]) => ({
      runnerId: Number(id),
      yesClaim: null,
      noClaim: null,
      forRateCenti: rateOf(row.backPrice),
      againstRateCenti: rateOf(row.layPrice),
      suspended: row.suspended,
      ballRunning: row.ball_running,
      ...limitsOf(row),
    })),
  }
}

function readFancy(eventId: string, id: string, fancy: FancyEntry): FeedLine {
  const quote: HouseQuote = {
    runnerId: LINE_RUNNER_ID,
    ...claimsOf(fancy),
    forRateCenti: rateOf(fancy.yes_rate),
    againstRateCenti: rateOf(fancy.no_rate),
    suspended: fancy.suspended,
    ballRunning: fancy.ball_running,
    ...limitsOf(fancy),
  }
  return {
    code: fancyCode(eventId, id),
    kind: 'fancy',
    fancyType: fancy.type,
    names: readTextFields(fancy, 'title'),
    suspended: false,
    ballRunning: false,
    runners: [],
    quotes: [quote],
  }
}

function claimsOf(fancy: FancyEntry): { yesClaim: Claim | null; noClaim: Claim | null } {
  switch (fancy.claim) {
    case 'at_least':
      return { yesClaim: atLeast(fancy.yes), noClaim: atLeast(fancy.no) }
    case 'within': {
      const { from_runs: fromRuns, to_runs: toRuns } = fancy
      if (fromRuns === undefined || toRuns === undefined) return NO_CLAIMS
      return both({ kind: 'within', fromRuns, toRuns })
    }
    case 'last_digit':
      return fancy.digit === undefined
        ? NO_CLAIMS
        : both({ kind: 'last_digit', digit: fancy.digit })
    case 'even':
      // Odd is a bet of its own, at a rate of its own: not a lay of even.
      return { yesClaim: { kind: 'even' }, noClaim: { kind: 'odd' } }
  }
}

const NO_CLAIMS = { yesClaim: null, noClaim: null }

function both(claim: Claim) {
  return { yesClaim: claim, noClaim: claim }
}

function atLeast(runs: number | string): Claim | null {
  const number = Number(runs)
  return Number.isSafeInteger(number) && number >= 0 ? { kind: 'at_least', runs: number } : null
}

/** Rates come per 100; 0 is not offered. */
function rateOf(rate: number): number | null {
  const hundredths = Math.round(rate * 100)
  return Number.isSafeInteger(hundredths) && hundredths > 0 ? hundredths : null
}

function limitsOf({ min, max }: { min: number; max: number }) {
  return {
    stakeMinMinor: BigInt(Math.round(min * 100)),
    stakeMaxMinor: BigInt(Math.round(max * 100)),
  }
}

/** Everything that a page of results decides, market by market. */
export function readResults({ items }: ResultsDocument): FeedResult[] {
  return items.flatMap(({ sequence, eventId, marketId, market, fancies }) => {
    const position = String(sequence)
    const outcome = market && outcomeOf(market)
    const markets = outcome ? [marketId, bookmakerCode(eventId)] : []
    return [
      ...fancies.map(({ id, score }) => ({
        position,
        code: fancyCode(eventId, id),
        outcome: score === null ? { void: 'no result' } : { score },
      })),
      ...markets.map((code) => ({ position, code, outcome: outcome ?? { void: 'no result' } })),
    ]
  })
}

/** A tie and no result void the market: neither side has won. */
function outcomeOf(
  winner: NonNullable<ResultsDocument['items'][number]['market']>,
): FeedResult['outcome'] {
  if (winner.kind === 'won') return { winners: [winner.SelectionId] }
  return { void: winner.kind === 'tie' ? 'tie' : 'no result' }
}
