import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

const EVENTS_MAX = 1_000

export type NamedEvent = { id: string; names: Texts; starts_at: Date }

/** Matches that have a market bets can be made on, by their start. */
export async function listNamedEvents(db: Db): Promise<NamedEvent[]> {
  const { rows } = await sql<NamedEvent>`
    SELECT e.id, e.starts_at,
      (SELECT json_object_agg(t.language, t.name) FROM sport_event_text t
        WHERE t.event_id = e.id) AS names
    FROM sport_event e
    WHERE EXISTS (SELECT FROM market m WHERE m.event_id = e.id AND m.status = 'open'
      AND m.kind = 'match_odds')
    ORDER BY e.starts_at LIMIT ${EVENTS_MAX}
  `.execute(db)
  return rows
}
