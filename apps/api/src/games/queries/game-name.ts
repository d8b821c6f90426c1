import type { Language } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import { textIn } from '../../platform/texts/text-in.ts'

/** The name of the game `g` in the reader's language; staff and records read the first one. */
export function gameName(language: Language | null = null): RawBuilder<string> {
  return textIn(sql`t.name FROM game_text t WHERE t.game_code = g.code`, language)
}
