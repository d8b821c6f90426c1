import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { FeedEvent, FeedLine } from './feed-news.ts'

/** Writes the events that the partner lists, with the market of each. Known ones stay as they are. */
export async function keepEvents(db: Db, events: readonly FeedEvent[], commissionBps: number) {
  for (const event of events)
    await db.transaction().execute(async (tx) => {
      await writeEvent(tx, event)
      const market = { code: event.marketCode, eventId: event.id, kind: 'match_odds' as const }
      await writeMarket(tx, {
        ...market,
        fancyType: null,
        name: 'Match Odds',
        nameBn: 'ম্যাচ অডস',
        commissionBps,
        runners: event.runners,
      })
    })
}

/** Writes a row of the bookmaker or a fancy line as a market; house bets pay no commission. */
export async function keepLine(db: Db, eventId: string, line: FeedLine) {
  await db.transaction().execute((tx) => writeMarket(tx, { ...line, eventId, commissionBps: 0 }))
}

async function writeEvent(tx: Tx, event: FeedEvent) {
  const { id, sport, name, nameBn, competition, competitionBn, startsAt } = event
  await sql`
    INSERT INTO sport_event (id, sport, name, name_bn, competition, competition_bn, starts_at)
    VALUES (${id}, ${sport}, ${name}, ${nameBn}, ${competition}, ${competitionBn}, ${startsAt})
    ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, name_bn = EXCLUDED.name_bn,
      competition = EXCLUDED.competition, competition_bn = EXCLUDED.competition_bn,
      starts_at = EXCLUDED.starts_at
  `.execute(tx)
}

type NewMarket = {
  code: string
  eventId: string
  kind: 'match_odds' | 'bookmaker' | 'fancy'
  fancyType: number | null
  name: string
  nameBn: string
  commissionBps: number
  runners: readonly { id: number; name: string; nameBn: string }[]
}

async function writeMarket(tx: Tx, market: NewMarket) {
  const { code, eventId, kind, fancyType, name, nameBn, commissionBps } = market
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO market (code, event_id, kind, fancy_type, name, name_bn, commission_hundredths)
    VALUES (${code}, ${eventId}, ${kind}, ${fancyType}, ${name}, ${nameBn}, ${commissionBps})
    ON CONFLICT (code) DO NOTHING RETURNING id
  `.execute(tx)
  const [row] = rows
  if (!row) return
  for (const [ordinal, runner] of market.runners.entries())
    await sql`
      INSERT INTO runner (market_id, id, ordinal, name, name_bn)
      VALUES (${row.id}, ${runner.id}, ${ordinal}, ${runner.name}, ${runner.nameBn})
    `.execute(tx)
}
