import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Page } from '../../../platform/http/staff-page.ts'

export type RoundDay = CallAnswer<Calls['staffRoundDay']>['day']

export type RoundDayRow = {
  slug: string
  name: string
  day: string
  state: RoundDay['state']
  at: Date
  rounds: bigint
  open_count: bigint
  difference_count: bigint
  to_clear: bigint
}

type Row = RoundDayRow & { total: bigint }

/** A page of days, a line for each provider, the last day first and there those with work first. */
export async function listRoundDays(db: Db, { page, pageSize, offset }: Page) {
  const { rows } = await sql<Row>`
    SELECT p.slug, p.name, r.day::text AS day, r.state, r.at, r.rounds, r.open_count,
      r.difference_count, c.to_clear, count(*) OVER () AS total
    FROM round_day r JOIN game_provider p ON p.platform = r.platform
    CROSS JOIN LATERAL (SELECT count(*) AS to_clear FROM round_difference d
      WHERE d.platform = r.platform AND d.day = r.day AND d.agreed_at IS NULL
        AND d.closed_at IS NULL) c
    ORDER BY r.day DESC, c.to_clear DESC, p.ordinal, p.slug
    LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  const total = Number(rows[0]?.total ?? 0n)
  return { data: rows.map(showRoundDay), total, page, page_size: pageSize }
}

/** A day as staff read it. */
export function showRoundDay(row: RoundDayRow): RoundDay {
  return {
    provider: row.slug,
    provider_name: row.name,
    day: row.day,
    state: row.state,
    at: row.at.toISOString(),
    rounds: Number(row.rounds),
    still_open: Number(row.open_count),
    difference_count: Number(row.difference_count),
    to_clear: Number(row.to_clear),
  }
}
