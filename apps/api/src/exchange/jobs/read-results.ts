import { sql } from 'kysely'
import type { FeedResult } from '../feed/feed-news.ts'
import { readResults as readDocument } from '../feed/read-documents.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { log: Logger; clock: Clock; db: Db; odds: OddsPartner; exchange: Exchange }

/** How often the odds partner is asked for results. */
export const READ_RESULTS_EVERY_MS = 1_500

const CURSOR = 'results'

/**
 * Reads what the odds partner has decided since last time. A market with a result is closed at once,
 * so that nobody bets on what is known; it is paid a little later, when staff have seen it.
 */
export async function readResults(ports: Ports): Promise<number> {
  const since = await readCursor(ports)
  const page = await ports.odds.results(since).catch((error: unknown) => {
    // Results wait for a partner who is away; the feed's reader says so.
    ports.log.debug({ err: error }, 'no results')
    return null
  })
  if (page === null) return 0
  const results = await ofOpenMarkets(ports, readDocument(page))
  for (const result of results) await closeMarket(ports, result)
  if (page.next !== since) await writeCursor(ports, page.next)
  return page.more ? page.items.length : 0
}

async function readCursor({ db }: Ports): Promise<number> {
  const { rows } = await sql<{ position: string }>`
    SELECT position FROM feed_cursor WHERE name = ${CURSOR}
  `.execute(db)
  return Number(rows[0]?.position ?? 0)
}

async function writeCursor({ db }: Ports, next: number) {
  await sql`
    INSERT INTO feed_cursor (name, position) VALUES (${CURSOR}, ${String(next)})
    ON CONFLICT (name) DO UPDATE SET position = EXCLUDED.position
  `.execute(db)
}

async function ofOpenMarkets({ db }: Ports, results: readonly FeedResult[]) {
  const codes = results.map(({ code }) => code)
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM market WHERE code = ANY(${codes}::text[]) AND outcome IS NULL
  `.execute(db)
  const open = new Set(rows.map(({ code }) => code))
  return results.filter(({ code }) => open.has(code))
}

async function closeMarket({ db, clock, exchange }: Ports, { code, outcome }: FeedResult) {
  const at = clock.now()
  const closed = await exchange.matcher.ask({ type: 'close', code, resultAtMs: at.getTime() })
  // The result is read again: a market that is open in memory must not stand there as closed.
  if (closed.status === 'refused') throw new Error(`market ${code} was not closed: ${closed.code}`)
  await sql`
    UPDATE market SET status = 'closed', outcome = ${JSON.stringify(outcome)}::jsonb,
      outcome_at = ${at} WHERE code = ${code} AND outcome IS NULL
  `.execute(db)
}
