import { LANGUAGES, type Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { chooseText, type Texts } from '../../platform/texts/choose-text.ts'
import type { FeedEvent, FeedLine, FeedRunner } from './feed-news.ts'

const MATCH_ODDS_NAMES = { en: 'Match Odds', bn: 'ম্যাচ অডস' } satisfies Record<Language, string>

/** Writes the events that the partner lists, with the market of each. Known ones stay as they are. */
export async function keepEvents(db: Db, events: readonly FeedEvent[], commissionBps: number) {
  for (const event of events)
    await db.transaction().execute(async (tx) => {
      await writeEvent(tx, event)
      const market = { code: event.marketCode, eventId: event.id, kind: 'match_odds' as const }
      await writeMarket(tx, {
        ...market,
        fancyType: null,
        names: MATCH_ODDS_NAMES,
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
  const { id, sport, startsAt } = event
  await sql`
    INSERT INTO sport_event (id, sport, starts_at) VALUES (${id}, ${sport}, ${startsAt})
    ON CONFLICT (id) DO UPDATE SET starts_at = EXCLUDED.starts_at
  `.execute(tx)
  await writeEventTexts(tx, event)
}

/** The texts of an event as the partner tells them now, in place of all that it told before. */
async function writeEventTexts(tx: Tx, { id, names, competitions }: FeedEvent) {
  const told = LANGUAGES.filter((one) => (names[one] ?? competitions[one]) !== undefined)
  await sql`DELETE FROM sport_event_text WHERE event_id = ${id}`.execute(tx)
  await sql`
    INSERT INTO sport_event_text (event_id, language, name, competition)
    SELECT ${id}::text, told.* FROM unnest(
      ${told}::text[],
      ${told.map((one) => chooseText(names, one))}::text[],
      ${told.map((one) => chooseText(competitions, one))}::text[]
    ) AS told
  `.execute(tx)
}

type NewMarket = {
  code: string
  eventId: string
  kind: 'match_odds' | 'bookmaker' | 'fancy'
  fancyType: number | null
  names: Texts
  commissionBps: number
  runners: readonly FeedRunner[]
}

async function writeMarket(tx: Tx, market: NewMarket) {
  const { code, eventId, kind, fancyType, names, commissionBps } = market
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO market (code, event_id, kind, fancy_type, commission_hundredths)
    VALUES (${code}, ${eventId}, ${kind}, ${fancyType}, ${commissionBps})
    ON CONFLICT (code) DO NOTHING RETURNING id
  `.execute(tx)
  const [row] = rows
  if (!row) return
  await sql`
    INSERT INTO market_text (market_id, language, name)
    SELECT ${row.id}::bigint, key, value FROM json_each_text(${JSON.stringify(names)}::json)
  `.execute(tx)
  for (const [ordinal, runner] of market.runners.entries())
    await writeRunner(tx, { ...runner, marketId: row.id, ordinal })
}

type NewRunner = FeedRunner & { marketId: bigint; ordinal: number }

async function writeRunner(tx: Tx, { id, names, marketId, ordinal }: NewRunner) {
  await sql`
    INSERT INTO runner (market_id, id, ordinal) VALUES (${marketId}, ${id}, ${ordinal})
  `.execute(tx)
  await sql`
    INSERT INTO runner_text (market_id, runner_id, language, name)
    SELECT ${marketId}::bigint, ${id}::bigint, key, value
    FROM json_each_text(${JSON.stringify(names)}::json)
  `.execute(tx)
}
