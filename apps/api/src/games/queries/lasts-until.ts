import { sql, type RawBuilder } from 'kysely'

/**
 * When a game session `s` is over, in a query: at this time of its own, or with the log-in that it was opened
 * from, whichever comes first. Whoever has stolen a log-in keeps no game of it.
 */
export function lastsUntil(own: RawBuilder<unknown>): RawBuilder<Date> {
  return sql`
    least(${own}, (SELECT l.ended_at FROM player_session l WHERE l.id = s.player_session_id))
  `
}
