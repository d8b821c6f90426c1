import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { utcDay, utcDaysAfter } from './utc-day.ts'

/** How long after its end a day is compared: what was under way has ended. */
const SETTLED_AFTER_MS = 2 * 3_600_000
/** How far back days that are not done with are looked at again. */
const DAYS_BACK = 7
const ASK_AGAIN_AFTER_MS = 15 * 60_000
const LOOK_AGAIN_AFTER_MS = 6 * 3_600_000

type Row = { day: string; at: Date; state: string; open_count: bigint }

/**
 * The oldest day of a provider that has to be compared now: one that never was, that the provider did
 * not answer for, that did not agree, or in which rounds are still open. Null if there is none.
 */
export async function findDueDay(db: Db, platform: string, at: Date): Promise<string | null> {
  const last = utcDaysAfter(utcDay(new Date(at.getTime() - SETTLED_AFTER_MS)), -1)
  const first = await firstDay(db, platform, utcDaysAfter(last, 1 - DAYS_BACK))
  if (first === null || first > last) return null
  const known = await readDays(db, platform, first)
  for (let day = first; day <= last; day = utcDaysAfter(day, 1))
    if (isDue(known.get(day), at)) return day
  return null
}

function isDue(known: Row | undefined, at: Date): boolean {
  if (!known) return true
  const agoMs = at.getTime() - known.at.getTime()
  if (known.state === 'silent') return agoMs >= ASK_AGAIN_AFTER_MS
  if (known.state === 'not_offered') return false
  const isUndone = known.state === 'differs' || known.open_count > 0n
  return isUndone && agoMs >= LOOK_AGAIN_AFTER_MS
}

/** There is nothing to compare before a provider’s first round. */
async function firstDay(db: Db, platform: string, earliest: string): Promise<string | null> {
  const { rows } = await sql<{ first: Date | null }>`
    SELECT min(created_at) AS first FROM game_round WHERE platform = ${platform}
  `.execute(db)
  const first = rows[0]?.first
  if (!first) return null
  const day = utcDay(first)
  return day > earliest ? day : earliest
}

async function readDays(db: Db, platform: string, first: string): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    SELECT day::text AS day, at, state, open_count FROM round_day
    WHERE platform = ${platform} AND day >= ${first}::date
  `.execute(db)
  return new Map(rows.map((row) => [row.day, row]))
}
