import { SPORTS, type Sport } from '@maidan/contract'
import { databaseFault } from '../../platform/database/database-fault.ts'
import { TooBusy } from '../../platform/too-busy.ts'
import { heartbeatDocument } from '../partner/odds-documents.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import type { PushNews } from '../partner/listen-push.ts'
import type { FeedLine } from './feed-news.ts'
import { openReceivedNews, type ReceivedNews } from './received-news.ts'
import { forgetEvent } from './forget-event.ts'
import { keepEvents } from './keep-markets.ts'
import { readPushedEvents, readPushedOdds } from '../partner/read-push.ts'
import { readEvents, readLines } from './read-documents.ts'
import { reportLines, reportOdds, type FeedPorts, type Reporting } from './report-prices.ts'

/** How often the lists are read, and markets looked after whose prices grow old. */
const LISTS_EVERY_MS = 10_000
const POLL_EVERY_MS = 1_000
/** Events that are polled at once. */
const POLLED_MAX = 40

export type FeedReader = { stop: () => Promise<void> }

type Reader = Reporting & {
  partner: OddsPartner
  /** Events of the lists, with their market. */
  events: Map<string, { sport: Sport; marketId: string; isOver: boolean }>
  /** Events that were listed, or listed again, and have not been asked for since. */
  unread: Set<string>
  /** The latest news of each thing. */
  latest: Map<string, number>
  received: ReceivedNews
  /** The news of each event that are not taken yet: one after the other. */
  turns: Map<string, Promise<void>>
  /** Whether the push is there; that it is not is said once. */
  isUp: boolean
  stopping: boolean
}

/**
 * Reads the odds partner for as long as the process lives: its lists, then every change of a price
 * as it is pushed; what the push has not brought for a while is polled. Late and repeated news
 * change nothing, and silence makes every market stale by itself.
 */
export function runFeed(
  ctx: FeedPorts,
  partner: OddsPartner,
  listsEveryMs = LISTS_EVERY_MS,
): FeedReader {
  const reader: Reader = {
    ctx,
    partner,
    events: new Map(),
    unread: new Set(),
    kept: new Set(),
    reported: new Map(),
    latest: new Map(),
    received: openReceivedNews(),
    turns: new Map(),
    isUp: true,
    stopping: false,
  }
  const push = partner.listen({
    up: () => {
      reader.isUp = true
      reader.received.restart()
    },
    down: () => {
      if (reader.isUp) ctx.log.warn('the odds partner is away')
      reader.isUp = false
    },
    news: (news) => void guarded(reader, () => takeNews(reader, news)),
  })
  const loops = [
    loop(reader, listsEveryMs, () => readLists(reader)),
    loop(reader, POLL_EVERY_MS, () => pollOld(reader)),
  ]
  return {
    async stop() {
      reader.stopping = true
      push.close()
      await Promise.all(loops)
    },
  }
}

async function loop(reader: Reader, everyMs: number, work: () => Promise<void>) {
  while (!reader.stopping) {
    await guarded(reader, work)
    for (let waited = 0; waited < everyMs && !reader.stopping; waited += STEP_MS)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

const STEP_MS = 100

async function guarded({ ctx, isUp }: Reader, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const isOurs = error instanceof TooBusy || databaseFault(error) !== null
    if (isOurs) ctx.log.debug({ err: error }, 'news of the odds partner were not written')
    else if (isUp) ctx.log.warn({ err: error }, 'the odds partner was not understood')
    else ctx.log.debug({ err: error }, 'the odds partner is away')
  }
}

async function readLists(reader: Reader) {
  for (const sport of SPORTS)
    await guarded(reader, async () => keepList(reader, sport, await reader.partner.list(sport)))
}

async function keepList(
  reader: Reader,
  sport: Sport,
  list: Awaited<ReturnType<OddsPartner['list']>>,
) {
  const { ctx, events, kept, unread } = reader
  const listed = new Set(list.map(({ EventId }) => EventId))
  for (const [eventId, event] of events) {
    if (event.sport !== sport || listed.has(eventId)) continue
    events.delete(eventId)
    unread.delete(eventId)
    await inTurn(reader, eventId, () => withdrawEvent(reader, { eventId, ...event }))
  }
  const open = list.filter(({ Status }) => Status !== 'CLOSED')
  const fresh = readEvents(sport, open).filter(({ marketCode }) => !kept.has(marketCode))
  await keepEvents(ctx.db, fresh, Math.round(ctx.config.COMMISSION_PERCENT * 100))
  for (const { id, marketCode } of fresh) {
    kept.add(marketCode)
    unread.add(id)
  }
  for (const { EventId, MarketId, Status } of list)
    events.set(EventId, { sport, marketId: MarketId, isOver: Status === 'CLOSED' })
  if (fresh.length > 0) await pollOld(reader)
}

/** What is not listed any more stands still at once; listed again, its next price opens it. */
async function withdrawEvent(
  reader: Reader,
  { eventId, marketId }: { eventId: string; marketId: string },
) {
  const { matcher } = reader.ctx.exchange
  const codes = forgetEvent(reader, { eventId, marketId })
  await Promise.all(codes.map((code) => matcher.ask({ type: 'suspend', code, reason: 'feed' })))
}

async function takeNews(reader: Reader, news: PushNews) {
  const { ctx, received, turns } = reader
  const nowMs = ctx.exchange.matcher.nowMs()
  if (news.name === 'heartbeat') {
    const { at, lastId } = heartbeatDocument.parse(JSON.parse(news.data))
    if (!received.hasAll(lastId)) return
    await Promise.all(turns.values())
    // Of what is not listed any more it stands by nothing.
    ctx.exchange.matcher.feedAlive(Math.min(Date.parse(at), nowMs), new Set(reader.events.keys()))
    return
  }
  received.note(news)
  if (news.name === 'match-odds') {
    const odds = readPushedOdds(news.data)
    if (isNews(reader, `odds ${odds.marketId}`, news))
      await inTurn(reader, odds.eventId, () => reportOdds(reader, odds, nowMs))
  }
  if (news.name === 'event')
    for (const [eventId, entry] of readPushedEvents(news.data)) {
      if (!isNews(reader, `event ${eventId}`, news) || !reader.events.has(eventId)) continue
      const lines = readLines(eventId, entry)
      await inTurn(reader, eventId, () => reportLines(reader, { eventId, lines, atMs: nowMs }))
    }
}

/** Late news of a thing, and news that were heard before, are none. */
function isNews({ latest }: Reader, thing: string, { epoch, sequence }: PushNews): boolean {
  const key = `${epoch} ${thing}`
  if (sequence < (latest.get(key) ?? 0)) return false
  latest.set(key, sequence)
  return true
}

/** The news of an event are taken in their order, however long one of them takes. */
async function inTurn(reader: Reader, eventId: string, work: () => Promise<void>) {
  const { turns } = reader
  const before = turns.get(eventId) ?? Promise.resolve()
  const turn = before.then(() => guarded(reader, work))
  turns.set(eventId, turn)
  await turn
  if (turns.get(eventId) === turn) turns.delete(eventId)
}

/**
 * Polls the events whose price is old, the oldest first: the push is down, has a gap, or says
 * nothing of them. Only what the partner says of an event itself makes its price fresh again. One that
 * is listed again stands still until it is asked for, however fresh the heartbeat keeps its price.
 */
async function pollOld(reader: Reader) {
  const { ctx, events, unread } = reader
  const tooOldMs = ctx.exchange.matcher.nowMs() - ctx.config.FEED_STALE_MS / 2
  const old = [...events].flatMap(([eventId, { marketId, isOver }]) => {
    const market = ctx.exchange.matcher.market(marketId)
    const seenMs = unread.has(eventId) ? 0 : (market?.life.lastPriceAtMs ?? 0)
    if (isOver || market?.life.status === 'closed' || seenMs > tooOldMs) return []
    return [{ eventId, marketId, seenMs }]
  })
  const polled = old.toSorted((one, other) => one.seenMs - other.seenMs).slice(0, POLLED_MAX)
  await Promise.all(polled.map((one) => guarded(reader, () => pollEvent(reader, one))))
}

async function pollEvent(
  reader: Reader,
  { eventId, marketId }: { eventId: string; marketId: string },
) {
  const { ctx, partner } = reader
  if (reader.stopping) return
  const { nowMs } = ctx.exchange.matcher
  const odds = await partner.matchOdds(marketId)
  const atMs = Math.min(
    odds.updatedAt === undefined ? nowMs() : Date.parse(odds.updatedAt),
    nowMs(),
  )
  const lines: FeedLine[] = odds.inplay ? readLines(eventId, await partner.event(eventId)) : []
  await inTurn(reader, eventId, async () => {
    await reportOdds(reader, odds, nowMs())
    if (odds.inplay) await reportLines(reader, { eventId, lines, atMs })
    ctx.exchange.matcher.feedAlive(atMs, new Set([eventId]))
    reader.unread.delete(eventId)
  })
}
