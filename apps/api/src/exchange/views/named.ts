import type { Language } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'

/** The name of an event, market or runner in the reader's language; English where there is no other. */
export function named(table: 'e' | 'm' | 'r', language: Language | null): RawBuilder<string> {
  const name = sql.ref<string>(`${table}.name`)
  if (language !== 'bn') return name
  return sql`coalesce(nullif(${sql.ref(`${table}.name_bn`)}, ''), ${name})`
}
