import type { Language } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import { FIRST_LANGUAGE } from './languages.ts'

/**
 * A text of content in the language asked, else in the site's first one, which also answers who asks
 * for none. `texts` reads it in all languages from a table of texts that it calls `t`, and ends with
 * the condition on the thing: `t.name FROM game_text t WHERE t.game_code = g.code`.
 */
export function textIn(texts: RawBuilder<unknown>, language: Language | null): RawBuilder<string> {
  const first: RawBuilder<string> = sql`(SELECT ${texts} AND t.language = ${FIRST_LANGUAGE})`
  if (language === null || language === FIRST_LANGUAGE) return first
  // Two looks by the key are quicker than one that sorts the languages.
  return sql`coalesce((SELECT ${texts} AND t.language = ${language}), ${first})`
}
