import { eventOfCode } from '@maidan/contract'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'
import type { MatchOddsDocument } from '../partner/odds-documents.ts'
import type { FeedLine } from './feed-news.ts'
import { keepLine } from './keep-markets.ts'
import { readOdds } from './read-documents.ts'

/** What reading the feed needs of the process. */
export type FeedPorts = { db: Db; exchange: Exchange; clock: Clock; log: Logger; config: Config }

/** What was reported to the matcher of the partner's prices. */
export type Reporting = {
  ctx: FeedPorts
  /** Markets that the database has. */
  kept: Set<string>
  /** The last line as it was reported, so that only news reach the matcher. */
  reported: Map<string, string>
}

/** A market whose match is over stands still until its result comes. */
export async function reportOdds(
  { ctx, kept }: Reporting,
  odds: MatchOddsDocument,
  receivedMs: number,
) {
  if (!kept.has(odds.marketId)) return
  const price = readOdds(odds, receivedMs)
  await ctx.exchange.matcher.ask({ type: 'price', code: price.code, price })
}

/** Reports the lines of an event that are not what was reported before. */
export async function reportLines(
  reporting: Reporting,
  { eventId, lines, atMs }: { eventId: string; lines: readonly FeedLine[]; atMs: number },
) {
  const news = lines.filter((line) => reporting.reported.get(line.code) !== textOf(line))
  for (const line of news) {
    if (!reporting.kept.has(line.code)) await keepLine(reporting.ctx.db, eventId, line)
    reporting.kept.add(line.code)
  }
  await Promise.all([
    ...news.map((line) => reportLine(reporting, line, atMs)),
    ...withdrawGone(reporting, eventId, lines),
  ])
}

/** A line that was not taken counts as not reported, so that it is reported again. */
async function reportLine({ ctx, reported }: Reporting, line: FeedLine, atMs: number) {
  const { code, suspended, ballRunning, quotes } = line
  const news = { code, atMs, isInPlay: true, suspended, ballRunning, eventMark: null }
  const price = { ...news, offers: [], quotes }
  const { status } = await ctx.exchange.matcher.ask({ type: 'price', code, price })
  if (status === 'done') reported.set(code, textOf(line))
  else reported.delete(code)
}

/** A line that is no longer offered stands still until its result comes. */
function withdrawGone({ ctx, reported }: Reporting, eventId: string, lines: readonly FeedLine[]) {
  const offered = new Set(lines.map(({ code }) => code))
  const gone = [...reported.keys()].filter(
    (code) => eventOfCode(code) === eventId && !offered.has(code),
  )
  return gone.map(async (code) => {
    const { status } = await ctx.exchange.matcher.ask({ type: 'suspend', code, reason: 'feed' })
    if (status === 'done') reported.delete(code)
  })
}

function textOf(line: FeedLine): string {
  return JSON.stringify(line, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
