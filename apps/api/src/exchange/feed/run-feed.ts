import type { Context } from '../../context.ts'
import {
  eventDocument,
  heartbeatDocument,
  matchOddsDocument,
} from '../../partners/odds/odds-documents.ts'
import { SPORTS, type OddsPartner } from '../../partners/odds/open-odds-partner.ts'
import type { PushNews } from '../../partners/odds/listen-push.ts'
import type { FeedLine, Sport } from './feed-news.ts'
import { keepEvents, keepLine } from './keep-markets.ts'
import { readEvents, readLines, readOdds } from './read-documents.ts'

/** How often the lists are read, and the prices while the push is down. */
const LISTS_EVERY_MS = 10_000
const POLL_EVERY_MS = 1_000
/** Events that are polled at once. */
const POLLED_MAX = 40

export type FeedReader = { stop: () => Promise<void> }

type Reader = {
  ctx: Context
  partner: OddsPartner
  /** Events in play or to come, with their market. */
  events: Map<string, string>
  kept: Set<string>
  /** The last line as it was told, so that only news reach the matcher. */
  told: Map<string, string>
  latest: Map<string, number>
  /** The furthest news of the push. */
  heard: { epoch: string; sequence: number }
  isUp: boolean
  stopping: boolean
}

/**
 * Reads the odds partner for as long as the process lives: its lists, then every change of a price
 * as it is pushed, or by asking while the push is down. Late and repeated news change nothing, and
 * silence makes every market stale by itself.
 */
export function runFeed(ctx: Context, partner: OddsPartner): FeedReader {
  const reader: Reader = {
    ctx,
    partner,
    events: new Map(),
    kept: new Set(),
    told: new Map(),
    latest: new Map(),
    heard: { epoch: '', sequence: 0 },
    isUp: false,
    stopping: false,
  }
  const push = partner.listen({
    up: () => {
      reader.isUp = true
    },
    down: () => {
      reader.isUp = false
    },
    news: (news) => void guarded(reader, () => takeNews(reader, news)),
  })
  const loops = [
    loop(reader, LISTS_EVERY_MS, () => readLists(reader)),
    loop(reader, POLL_EVERY_MS, () => pollPrices(reader)),
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

async function guarded({ ctx }: Reader, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    ctx.log.warn({ err: error }, 'the odds partner was not understood')
  }
}

async function readLists(reader: Reader) {
  for (const sport of SPORTS) {
    const list = await reader.partner.list(sport)
    await keepList(reader, sport, list)
  }
}

async function keepList(
  reader: Reader,
  sport: Sport,
  list: Awaited<ReturnType<OddsPartner['list']>>,
) {
  const { ctx, events, kept } = reader
  const open = list.filter(({ Status }) => Status !== 'CLOSED')
  for (const { EventId, MarketId } of open) events.set(EventId, MarketId)
  for (const { EventId, Status } of list) if (Status === 'CLOSED') events.delete(EventId)
  const fresh = readEvents(sport, open).filter(({ marketCode }) => !kept.has(marketCode))
  await keepEvents(ctx.db, fresh, Math.round(ctx.config.COMMISSION_PERCENT * 100))
  for (const { marketCode } of fresh) {
    kept.add(marketCode)
    await takeOdds(reader, marketCode)
  }
}

/** The first price of a market; after it the push tells every change. */
async function takeOdds(reader: Reader, marketId: string) {
  await tellOdds(reader, await reader.partner.matchOdds(marketId))
}

async function tellOdds(reader: Reader, odds: Parameters<typeof readOdds>[0]) {
  const { ctx } = reader
  if (!reader.kept.has(odds.marketId) || odds.status === 'CLOSED') return
  const price = readOdds(odds, ctx.clock.now().getTime())
  await ctx.exchange.matcher.ask({ type: 'price', code: price.code, price })
}

async function takeNews(reader: Reader, news: PushNews) {
  const nowMs = reader.ctx.clock.now().getTime()
  if (news.name === 'heartbeat') {
    const beat = heartbeatDocument.parse(JSON.parse(news.data))
    if (hasAll(reader, beat.lastId))
      reader.ctx.exchange.matcher.feedAlive(Math.min(Date.parse(beat.at), nowMs))
    return
  }
  noteHeard(reader, news)
  if (news.name === 'match-odds') {
    const odds = matchOddsDocument.parse(JSON.parse(news.data))
    if (isNews(reader, `odds ${odds.marketId}`, news)) await tellOdds(reader, odds)
  }
  if (news.name === 'event') {
    const { data } = eventDocument.parse(JSON.parse(news.data))
    for (const [eventId, entry] of Object.entries(data.items))
      if (isNews(reader, `event ${eventId}`, news))
        await tellLines(reader, eventId, readLines(eventId, entry))
  }
}

function noteHeard({ heard }: Reader, { epoch, sequence }: PushNews) {
  if (epoch !== heard.epoch) Object.assign(heard, { epoch, sequence })
  else heard.sequence = Math.max(heard.sequence, sequence)
}

/** Whether the partner has told everything: what it holds back could be about any market. */
function hasAll({ heard }: Reader, lastId: string): boolean {
  const [epoch = '', sequence = '0'] = lastId.split('-')
  return epoch !== heard.epoch || Number(sequence) >= heard.sequence
}

/** Late news of a thing, and news that were heard before, are none. */
function isNews({ latest }: Reader, thing: string, { epoch, sequence }: PushNews): boolean {
  const key = `${epoch} ${thing}`
  if (sequence < (latest.get(key) ?? 0)) return false
  latest.set(key, sequence)
  return true
}

async function tellLines(reader: Reader, eventId: string, lines: readonly FeedLine[]) {
  const { ctx, kept, told, events } = reader
  if (!events.has(eventId)) return
  const atMs = ctx.clock.now().getTime()
  const news = lines.filter((line) => told.get(line.code) !== textOf(line))
  for (const line of news) {
    told.set(line.code, textOf(line))
    if (!kept.has(line.code)) await keepLine(ctx.db, eventId, line)
    kept.add(line.code)
  }
  const asked = news.map(({ code, suspended, ballRunning, quotes }) => {
    const price = { code, atMs, isInPlay: true, suspended, ballRunning, offers: [], quotes }
    return ctx.exchange.matcher.ask({ type: 'price', code, price })
  })
  await Promise.all([...asked, ...withdrawGone(reader, eventId, lines)])
}

/** A line that is no longer offered stands still until its result comes. */
function withdrawGone({ ctx, told }: Reader, eventId: string, lines: readonly FeedLine[]) {
  const offered = new Set(lines.map(({ code }) => code))
  const gone = [...told.keys()].filter(
    (code) => code.split(':')[1] === eventId && !offered.has(code),
  )
  return gone.map((code) => {
    told.delete(code)
    return ctx.exchange.matcher.ask({ type: 'suspend', code, reason: 'feed' })
  })
}

function textOf(line: FeedLine): string {
  return JSON.stringify(line, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

/** While the push is down the partner is asked; what it says proves that it is there. */
async function pollPrices(reader: Reader) {
  if (reader.isUp) return
  for (const [eventId, marketId] of [...reader.events].slice(0, POLLED_MAX)) {
    if (reader.stopping || reader.isUp) return
    await takeOdds(reader, marketId)
    await tellLines(reader, eventId, readLines(eventId, await reader.partner.event(eventId)))
    reader.ctx.exchange.matcher.feedAlive(reader.ctx.clock.now().getTime())
  }
}
