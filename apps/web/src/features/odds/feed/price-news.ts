import { readPushedLines } from '../events/event-lines.ts'
import { readMatchOdds } from '../markets/match-odds.ts'
import type { PushMessage } from './odds-push.ts'
import type { OddsStore } from './odds-store.ts'

export const oddsSubject = (marketId: string) => `odds ${marketId}`
export const linesSubject = (eventId: string) => `lines ${eventId}`

/** How often the push has told of a subject since it came up. */
export type Told = {
  add: (subject: string) => void
  count: (subject: string) => number
  forget: () => void
}

export function createTold(): Told {
  const counts = new Map<string, number>()
  const count = (subject: string) => counts.get(subject) ?? 0
  return {
    add: (subject) => counts.set(subject, count(subject) + 1),
    count,
    forget: () => counts.clear(),
  }
}

/** What a pushed message is about and how to keep it; null for one without prices. */
export function readNews(
  message: PushMessage,
): { subject: string; keep: (store: OddsStore) => void } | null {
  switch (message.name) {
    case 'match-odds': {
      const odds = readMatchOdds(message.data)
      if (!odds?.marketId) return null
      const { marketId } = odds
      return { subject: oddsSubject(marketId), keep: (store) => store.odds.put(marketId, odds) }
    }
    case 'event': {
      const pushed = readPushedLines(message.data)
      if (!pushed) return null
      const { eventId, lines } = pushed
      return { subject: linesSubject(eventId), keep: (store) => store.lines.put(eventId, lines) }
    }
    case 'list':
    case 'result':
      return null
  }
}
