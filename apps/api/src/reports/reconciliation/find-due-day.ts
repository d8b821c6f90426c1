import type { PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { daysAfter, dhakaDay, spanOf } from './dhaka-day.ts'

/** How long after midnight in Dhaka a day is reconciled: what was under way has ended. */
const SETTLED_AFTER_MS = 30 * 60_000
/** How far back days that do not agree are looked at again. */
const DAYS_BACK = 7
const ASK_AGAIN_AFTER_MS = 15 * 60_000
const LOOK_AGAIN_AFTER_MS = 6 * 3_600_000

type Row = { day: string; at: Date; answered: boolean; difference_count: bigint }

/**
 * The oldest day of a partner that has to be reconciled now: one that never was since it ended, that
 * the partner did not answer for, or that did not agree. Null if there is none.
 */
export async function findDueDay(db: Db, partner: PartnerKey, at: Date): Promise<string | null> {
  const last = daysAfter(dhakaDay(new Date(at.getTime() - SETTLED_AFTER_MS)), -1)
  const first = await firstDay(db, partner, daysAfter(last, 1 - DAYS_BACK))
  const newest = await readNewest(db, partner, first)
  for (let day = first; day <= last; day = daysAfter(day, 1))
    if (isDue(newest.get(day), day, at)) return day
  return null
}

function isDue(run: Row | undefined, day: string, at: Date): boolean {
  if (!run || run.at.getTime() < spanOf(day).until.getTime() + SETTLED_AFTER_MS) return true
  const agoMs = at.getTime() - run.at.getTime()
  if (!run.answered) return agoMs >= ASK_AGAIN_AFTER_MS
  return run.difference_count > 0n && agoMs >= LOOK_AGAIN_AFTER_MS
}

/** There is nothing to reconcile before the first payment through a partner. */
async function firstDay(db: Db, partner: PartnerKey, earliest: string): Promise<string> {
  const { rows } = await sql<{ first: Date | null }>`
    SELECT min(updated_at) AS first FROM payment WHERE partner = ${partner}
  `.execute(db)
  const first = rows[0]?.first
  if (!first) return '9999-12-31'
  const day = dhakaDay(first)
  return day > earliest ? day : earliest
}

async function readNewest(db: Db, partner: PartnerKey, first: string): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`
    SELECT DISTINCT ON (day) day::text AS day, at, why IS NULL AS answered, difference_count
    FROM reconciliation WHERE partner = ${partner} AND day >= ${first}::date
    ORDER BY day, id DESC
  `.execute(db)
  return new Map(rows.map((row) => [row.day, row]))
}
