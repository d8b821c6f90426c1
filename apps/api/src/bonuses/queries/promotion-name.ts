import type { Language } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import { textIn } from '../../platform/texts/text-in.ts'

/** The name of the promotion `pr` in the reader's language; staff read the first one. */
export function promotionName(language: Language | null = null): RawBuilder<string> {
  return textIn(sql`t.name FROM promotion_text t WHERE t.promotion_id = pr.id`, language)
}
