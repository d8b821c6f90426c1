import type { FastifyInstance } from 'fastify'
import type { StudioOptions } from '../games/studio-options.ts'
import type { Studio } from '../games/studio.ts'
import type { Book } from './book.ts'
import { betCalls } from './calls/bet-calls.ts'
import { cashOutCalls } from './calls/cash-out-calls.ts'
import { pageCalls } from './calls/page-calls.ts'
import { recallCalls } from './calls/recall-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { feedReader } from './feed/read-feed.ts'
import { createMatchPricer } from './markets/match-pricer.ts'

/** How long a bet in play waits when the options do not say. */
const IN_PLAY_DELAY_MS = 3_000

/** Puts the sports book beside the slots of a studio: its calls on the same server, one wallet. */
export async function openBook(
  server: FastifyInstance,
  { db, wallet, log, publicUrl, siteOrigin, limitsScale }: Studio,
  { buildDir, feedUrl, inPlayDelayMs = IN_PLAY_DELAY_MS }: StudioOptions,
): Promise<Book> {
  const feed = feedReader(feedUrl)
  const price = createMatchPricer()
  const told = { publicUrl, siteOrigin, limitsScale, inPlayDelayMs }
  const book: Book = { db, wallet, log, feed, price, ...told }
  sessionCalls(server, book)
  betCalls(server, book)
  cashOutCalls(server, book)
  recallCalls(server, book)
  await pageCalls(server, { buildDir, siteOrigin })
  return book
}
