import type { TimeSpan } from '@maidan/exchange'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lapseApprovals } from '../../platform/approvals/expire-approvals.ts'
import type { MarketKind } from '@maidan/exchange/engine'
import type { Outcome } from '../views/outcome-text.ts'
import { eventName, marketName, runnerName } from '../views/names.ts'

/** How a market ends, and the times between which its bets are void. */
export type MarketEnd = { outcome: Outcome; voidSpans: readonly TimeSpan[] }

/** What is known of a market's end. */
export type KnownEnd = {
  id: bigint
  code: string
  kind: MarketKind
  name: string
  eventName: string
  startsAt: Date
  /** Whether the event's own result is known; a line of it may be decided long before. */
  isEventOver: boolean
  /** The partner's result, or that of the last settlement once there is one. */
  outcome: Outcome | null
  outcomeAt: Date | null
  /** What the partner said of it that is not paid on its word. */
  contradicted: Outcome[]
  /** The last settlement. */
  settled: { version: number; end: MarketEnd } | null
  runners: { id: number; name: string }[]
}

type Row = {
  id: bigint
  code: string
  kind: MarketKind
  name: string
  event_name: string
  starts_at: Date
  over: boolean
  outcome: Outcome | null
  outcome_at: Date | null
  contradicted: Outcome[]
  version: number | null
  settled: (Outcome & { voidSpans?: TimeSpan[] }) | null
  runners: { id: number; name: string }[] | null
}

/**
 * Reads what is known of a market's end; `lock` keeps every other settlement of it waiting until
 * the transaction ends. Refuses with MARKET_NOT_FOUND.
 */
export async function readKnownEnd(
  db: Db | Tx,
  code: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<KnownEnd> {
  if (lock) await sql`SELECT 1 FROM market WHERE code = ${code} FOR UPDATE`.execute(db)
  const { rows } = await sql<Row>`
    SELECT m.id, m.code, m.kind, ${marketName()} AS name, ${eventName()} AS event_name, e.starts_at,
      m.outcome, m.outcome_at, m.contradicted,
      EXISTS (SELECT 1 FROM market o WHERE o.event_id = m.event_id AND o.kind = 'match_odds'
        AND o.outcome IS NOT NULL) AS over,
      s.version, s.outcome AS settled,
      (SELECT json_agg(json_build_object('id', r.id, 'name', ${runnerName()}) ORDER BY r.ordinal)
        FROM runner r WHERE r.market_id = m.id) AS runners
    FROM market m JOIN sport_event e ON e.id = m.event_id
    LEFT JOIN LATERAL (SELECT version, outcome FROM market_settlement l
      WHERE l.market_id = m.id ORDER BY version DESC LIMIT 1) s ON true
    WHERE m.code = ${code}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('MARKET_NOT_FOUND')
  return asKnown(row)
}

function asKnown({ version, settled, ...row }: Row): KnownEnd {
  const { voidSpans = [], ...outcome } = settled ?? { void: '' }
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    name: row.name,
    eventName: row.event_name,
    startsAt: row.starts_at,
    isEventOver: row.over,
    outcome: row.outcome,
    outcomeAt: row.outcome_at,
    contradicted: row.contradicted,
    settled: version === null ? null : { version, end: { outcome, voidSpans } },
    runners: row.runners ?? [],
  }
}

export type Decided = MarketEnd & {
  /** `feed`, or the members of staff who decided. */
  decidedBy: string
  reason: string
  at: Date
}

/**
 * Writes how a market ends, which the caller has locked by `readKnownEnd`; what waited for a second
 * person was asked of another result and lapses. Answers the settlement's version, or null if the
 * market is settled so already.
 */
export async function writeSettlement(
  tx: Tx,
  market: KnownEnd,
  { outcome, voidSpans, decidedBy, reason, at }: Decided,
): Promise<number | null> {
  // Whoever decided saw what the partner had said by then, also where they stay with what was paid.
  await sql`UPDATE market SET contradicted = '[]' WHERE id = ${market.id}`.execute(tx)
  if (market.settled && isSameEnd(market.settled.end, { outcome, voidSpans })) return null
  const version = (market.settled?.version ?? 0) + 1
  await sql`
    INSERT INTO market_settlement (market_id, version, outcome, decided_by, reason, decided_at)
    VALUES (${market.id}, ${version}, ${JSON.stringify({ ...outcome, voidSpans })}::jsonb,
      ${decidedBy}, ${reason}, ${at})
  `.execute(tx)
  await lapseApprovals(tx, { subject: `market:${market.code}`, at })
  return version
}

/** Whether two ends pay the same; why a market is void makes no difference. */
function isSameEnd(a: MarketEnd, b: MarketEnd): boolean {
  return isSameOutcome(a.outcome, b.outcome) && spansText(a) === spansText(b)
}

export function isSameOutcome(a: Outcome, b: Outcome): boolean {
  if ('void' in a || 'void' in b) return 'void' in a && 'void' in b
  if ('score' in a || 'score' in b) return 'score' in a && 'score' in b && a.score === b.score
  const winners = (outcome: { winners: number[] }) =>
    outcome.winners.toSorted((one, two) => one - two).join(',')
  return winners(a) === winners(b)
}

function spansText({ voidSpans }: MarketEnd): string {
  return voidSpans.map(({ fromMs, toMs }) => `${fromMs}-${toMs}`).join(',')
}
