import type { MarketKind } from '@maidan/exchange/engine'
import { sql } from 'kysely'
import type { FeedResult } from '../feed/feed-news.ts'
import { readResults as readDocument } from '../feed/read-documents.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import type { Exchange } from '../open-exchange.ts'
import { isSameOutcome } from '../settle/write-settlement.ts'
import type { Outcome } from '../views/outcome-text.ts'

type Ports = { log: Logger; clock: Clock; db: Db; odds: OddsPartner; exchange: Exchange }

/** How often the odds partner is asked for results. */
export const READ_RESULTS_EVERY_MS = 1_500

const CURSOR = 'results'

/**
 * Reads what the odds partner has decided since last time. A market with a result is closed at once,
 * so that nobody bets on what is known; it is paid a little later, when staff have seen it, unless the
 * partner has said something else of it.
 */
export async function readResults(ports: Ports): Promise<number> {
  const since = await readCursor(ports)
  const page = await ports.odds.results(since).catch((error: unknown) => {
    // Results wait for a partner who is away; the feed's reader says so.
    ports.log.debug({ err: error }, 'no results')
    return null
  })
  if (page === null) return 0
  for (const { result, market } of await withMarkets(ports, readDocument(page)))
    await takeResult(ports, result, market)
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

type Row = {
  code: string
  kind: MarketKind
  outcome: Outcome | null
  contradicted: Outcome[]
  runner_ids: number[]
}

/** The results of markets that there are, each beside what is known of its market. */
async function withMarkets({ db }: Ports, results: readonly FeedResult[]) {
  const codes = results.map(({ code }) => code)
  const { rows } = await sql<Row>`
    SELECT m.code, m.kind, m.outcome, m.contradicted,
      (SELECT coalesce(json_agg(r.id), '[]') FROM runner r WHERE r.market_id = m.id) AS runner_ids
    FROM market m WHERE m.code = ANY(${codes}::text[])
  `.execute(db)
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return results.flatMap((result) => {
    const market = byCode.get(result.code)
    return market ? [{ result, market }] : []
  })
}

/** The first word is kept to be paid; another one, or one that cannot be, is kept for people. */
async function takeResult(ports: Ports, { code, outcome }: FeedResult, market: Row) {
  const last = market.contradicted.at(-1) ?? market.outcome
  if (last && isSameOutcome(last, outcome)) return
  const isFirst = market.outcome === null && market.contradicted.length === 0
  if (isFirst) await closeMarket(ports, code)
  await (isFirst && isPossible(market, outcome)
    ? keepOutcome(ports, { code, outcome })
    : keepContradiction(ports, { code, outcome }))
}

/** Whether a market can end so: with runners of its own, or a score where it is about one. */
function isPossible({ kind, runner_ids }: Row, outcome: Outcome): boolean {
  if ('void' in outcome) return true
  if ('score' in outcome) return kind === 'fancy'
  return kind !== 'fancy' && outcome.winners.every((id) => runner_ids.includes(id))
}

async function closeMarket({ clock, exchange }: Ports, code: string) {
  const resultAtMs = clock.now().getTime()
  const closed = await exchange.matcher.ask({ type: 'close', code, resultAtMs })
  // The result is read again: a market that is open in memory must not stand there as closed.
  if (closed.status === 'refused') throw new Error(`market ${code} was not closed: ${closed.code}`)
}

type Kept = { code: string; outcome: Outcome }

async function keepOutcome({ db, clock }: Ports, { code, outcome }: Kept) {
  await sql`
    UPDATE market SET status = 'closed', outcome = ${JSON.stringify(outcome)}::jsonb,
      outcome_at = ${clock.now()} WHERE code = ${code} AND outcome IS NULL
  `.execute(db)
}

/** Whoever asked a second person did not know of this word: what waits of the market lapses. */
async function keepContradiction({ db, clock, log }: Ports, { code, outcome }: Kept) {
  await inTransaction(db, async (tx) => {
    await sql`
      UPDATE market SET contradicted = contradicted || ${JSON.stringify([outcome])}::jsonb,
        status = CASE status WHEN 'open' THEN 'closed' ELSE status END
      WHERE code = ${code}
    `.execute(tx)
    await lapseApprovals(tx, { subject: `market:${code}`, kind: 'market.settle', at: clock.now() })
  })
  log.error({ code, outcome }, 'the odds partner says another result, or one that cannot be')
}
