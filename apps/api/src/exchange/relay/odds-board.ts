import { createHash } from 'node:crypto'
import { oddsOfTick } from '@maidan/money'
import { isCancelsOnly, isFeedStale, type OrderBook, type PriceSize } from '@maidan/exchange'
import type { MatchOddsDocument } from '../partner/odds-documents.ts'
import type { LiveMarket } from '@maidan/exchange/engine'

/** Price levels that are shown on each side. */
const LEVELS = 3

/** An answer as it is sent: its bytes, made once, and the tag of its content. */
export type Framed = { text: string; tag: string }

export function framed(value: unknown): Framed {
  const text = JSON.stringify(value)
  return { text, tag: tagOf(text) }
}

/** The tag of an answer's content, for a poll that asks whether anything is new. */
export function tagOf(text: string): string {
  return `"${createHash('sha1').update(text).digest('base64url').slice(0, TAG_LENGTH)}"`
}

const TAG_LENGTH = 16

/**
 * The match odds as players can take them: the partner's document with the prices of our own book,
 * in which the partner's prices are the house's offers. A market that stands still offers nothing.
 */
export function mergeOdds(odds: MatchOddsDocument, market: LiveMarket, nowMs: number): object {
  const { life } = market
  // No bet is taken on a price that is too old, and so it is not shown either.
  const isOpen = life.status === 'open' && !isFeedStale(life, nowMs) && !isCancelsOnly(life, nowMs)
  return {
    ...odds,
    inplay: life.isInPlay && life.status !== 'closed',
    status: market.life.status === 'closed' ? 'CLOSED' : isOpen ? 'OPEN' : 'SUSPENDED',
    ballRunning: market.life.suspensions.includes('ball_running'),
    version: market.life.version,
    runners: odds.runners.map((runner) => ({
      ...runner,
      ex: isOpen ? pricesOf(market.books.get(runner.SelectionId)) : NO_PRICES,
    })),
  }
}

const NO_PRICES = { availableToBack: [], availableToLay: [] }

function pricesOf(book: OrderBook | undefined) {
  if (!book) return NO_PRICES
  const { toBack, toLay } = book.depth(LEVELS)
  return { availableToBack: toBack.map(shown), availableToLay: toLay.map(shown) }
}

/** As the documents write it: decimal odds and whole taka. */
function shown({ tick, sizeMinor }: PriceSize) {
  return { price: oddsOfTick(tick) / 100, size: Number(sizeMinor / 100n) }
}
