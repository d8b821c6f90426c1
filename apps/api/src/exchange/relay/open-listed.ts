import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db; clock: Clock }

/** Which events, and which of their match odds, the house has. */
export type Listed = {
  hasEvent: (eventId: string) => Promise<boolean>
  hasMarket: (code: string) => Promise<boolean>
}

/** However many strangers ask for what there is not, the list is read again this often at most. */
const REREAD_MS = 1_000

/** Reads what the house lists, so that neither the partner nor the line of bets hears of anything else. */
export function openListed({ db, clock }: Ports): Listed {
  let read = Promise.resolve({ events: new Set<string>(), markets: new Set<string>() })
  let readAtMs = -Infinity

  async function has(kind: 'events' | 'markets', id: string): Promise<boolean> {
    const known = await read.catch(() => null)
    if (known?.[kind].has(id)) return true
    const nowMs = clock.monotonicMs()
    if (nowMs - readAtMs >= REREAD_MS) {
      readAtMs = nowMs
      read = readListed(db, clock.now())
    }
    return (await read)[kind].has(id)
  }

  return {
    hasEvent: (eventId) => has('events', eventId),
    hasMarket: (code) => has('markets', code),
  }
}

async function readListed(db: Db, at: Date) {
  const { rows } = await sql<{ event_id: string; code: string | null }>`
    SELECT e.id AS event_id, m.code FROM sport_event e
    LEFT JOIN market m ON m.event_id = e.id AND m.kind = 'match_odds'
    WHERE e.starts_at > ${at}::timestamptz - interval '7 days' OR m.status = 'open'
  `.execute(db)
  return {
    events: new Set(rows.map(({ event_id }) => event_id)),
    markets: new Set(rows.flatMap(({ code }) => code ?? [])),
  }
}
