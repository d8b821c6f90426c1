import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Page } from '../http/staff-page.ts'
import type { ApprovalState } from './approval-act.ts'
import type { ApprovalKind } from './approval-terms.ts'
import { kindsToDecide, kindsToSee, showApprovals, stateAt, type Reader } from './show-approvals.ts'

type Requested = {
  state?: ApprovalState | undefined
  kind?: ApprovalKind | undefined
  mine: boolean
}

/** A page of the requests that `reader` may see, or only of those that they asked for. */
export async function listApprovals(
  db: Db,
  reader: Reader,
  { state, kind, mine }: Requested,
  { page, pageSize, offset }: Page,
): Promise<CallAnswer<Calls['staffApprovals']>> {
  const { staff, at } = reader
  const where = sql`a.kind = ANY(${kindsToSee(staff.role)}::text[])
    AND (${state ?? null}::text IS NULL OR ${stateAt(at)} = ${state ?? null})
    AND (${kind ?? null}::text IS NULL OR a.kind = ${kind ?? null})
    AND (${!mine} OR a.asked_by = ${staff.staffId})`
  const counted = await sql<{ total: bigint }>`
    SELECT count(*) AS total FROM approval a WHERE ${where}
  `.execute(db)
  return {
    data: await showApprovals(db, reader, { where, limit: pageSize, offset }),
    total: Number(counted.rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

/** What waits for `reader` to decide, and when one of their own requests was decided last. */
export async function countApprovals(db: Db, { staff, at }: Reader) {
  const { rows } = await sql<{ waiting: bigint; decided_at: Date | null }>`
    SELECT (SELECT count(*) FROM approval a WHERE a.state = 'waiting' AND a.expires_at > ${at}
        AND a.asked_by <> ${staff.staffId} AND a.kind = ANY(${kindsToDecide(staff.role)}::text[])
      ) AS waiting,
      (SELECT max(decided_at) FROM approval a WHERE a.asked_by = ${staff.staffId}
        AND a.state IN ('agreed', 'refused', 'expired')) AS decided_at
  `.execute(db)
  return { waiting: Number(rows[0]?.waiting ?? 0n), decidedAt: rows[0]?.decided_at ?? null }
}
