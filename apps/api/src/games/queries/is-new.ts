import { sql, type RawBuilder } from 'kysely'

/** How long a game counts as new. */
const NEW_FOR_DAYS = 14

/** Whether a row of games is new at a time. What the house opened with is not. */
export function isNew(now: Date): RawBuilder<boolean> {
  return sql`(added_at > ${now}::timestamptz - make_interval(days => ${NEW_FOR_DAYS})
    AND added_at > (SELECT min(added_at) + interval '1 day' FROM game))`
}
