import type { Clock } from '../../platform/clock.ts'
import { limitConcurrency } from '../../platform/security/limit-concurrency.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'

type Asked = Pick<OddsPartner, 'matchOdds' | 'event' | 'raw'>

/** How long an answer, or that there was none, may be kept. */
const KEPT_MS = 2_000
const KEPT_MAX = 500
/** What watchers ask goes to the partner a little at a time, beside what the feed itself asks. */
const AT_ONCE = 4
const WAITING_MAX = 256

/** The partner as watchers ask it: one answer serves all who ask within two seconds, a refusal too. */
export function askInTurn(odds: Asked, clock: Clock): Asked {
  const inTurn = limitConcurrency({ atOnce: AT_ONCE, waitingMax: WAITING_MAX })
  const remembered = <Answer>(ask: (key: string) => Promise<Answer>) => {
    const kept = new Map<string, { untilMs: number; answer: Promise<Answer> }>()
    return (key: string) => {
      const nowMs = clock.monotonicMs()
      const known = kept.get(key)
      if (known && known.untilMs > nowMs) return known.answer
      if (kept.size > KEPT_MAX) kept.clear()
      const answer = inTurn(() => ask(key))
      answer.catch(() => undefined)
      kept.set(key, { untilMs: nowMs + KEPT_MS, answer })
      return answer
    }
  }
  return {
    matchOdds: remembered(odds.matchOdds),
    event: remembered(odds.event),
    raw: remembered(odds.raw),
  }
}
