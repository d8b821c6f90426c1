import type { Language } from '@maidan/contract'
import { sql, type RawBuilder } from 'kysely'
import { textIn } from '../../platform/texts/text-in.ts'

/** The name of the event `e` in the reader's language; staff and records read the first one. */
export function eventName(language: Language | null = null): RawBuilder<string> {
  return textIn(sql`t.name FROM sport_event_text t WHERE t.event_id = e.id`, language)
}

/** The name of the market `m`. */
export function marketName(language: Language | null = null): RawBuilder<string> {
  return textIn(sql`t.name FROM market_text t WHERE t.market_id = m.id`, language)
}

/** The name of the runner `r`; null where there is no runner. */
export function runnerName(language: Language | null = null): RawBuilder<string> {
  return textIn(
    sql`t.name FROM runner_text t WHERE t.market_id = r.market_id AND t.runner_id = r.id`,
    language,
  )
}
