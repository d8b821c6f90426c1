import type { PartnerKey } from '@maidan/cashier'
import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Page } from '../../platform/http/staff-page.ts'

export type Run = CallAnswer<Calls['staffReconciledDay']>['run']

export type RunRow = {
  id: bigint
  partner: PartnerKey
  day: string
  at: Date
  ledger_minor: bigint
  hand_minor: bigint
  partner_minor: bigint | null
  why: string | null
  matched: bigint
  difference_count: bigint
}

/** A page of days with the newest run of each partner, the last day first. */
export async function listDays(db: Db, { page, pageSize, offset }: Page) {
  const { rows: days } = await sql<{ day: string; total: bigint }>`
    SELECT day::text AS day, count(*) OVER () AS total FROM reconciliation
    GROUP BY day ORDER BY day DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  const { rows: runs } = await sql<RunRow>`
    SELECT DISTINCT ON (r.day, r.partner) r.id, r.partner, r.day::text AS day, r.at,
      r.ledger_minor, r.hand_minor, r.partner_minor, r.why, r.matched, r.difference_count
    FROM reconciliation r WHERE r.day = ANY(${days.map(({ day }) => day)}::date[])
    ORDER BY r.day, r.partner, r.id DESC
  `.execute(db)
  return {
    data: days.map(({ day }) => ({
      day,
      runs: runs.filter((run) => run.day === day).map(asRun),
    })),
    total: Number(days[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

/** A run as staff read it: its sums as decimal text. */
export function asRun(row: RunRow): Run {
  const text = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)
  return {
    partner: row.partner,
    day: row.day,
    at: row.at.toISOString(),
    state: stateOf(row),
    matched: Number(row.matched),
    difference_count: Number(row.difference_count),
    ledger: text(row.ledger_minor),
    by_hand: text(row.hand_minor),
    statement: row.partner_minor === null ? null : text(row.partner_minor),
  }
}

export function stateOf({
  partner_minor,
  difference_count,
}: Pick<RunRow, 'partner_minor' | 'difference_count'>): Run['state'] {
  if (partner_minor === null) return 'silent'
  return difference_count === 0n ? 'agrees' : 'differs'
}
