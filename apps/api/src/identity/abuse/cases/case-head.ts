import type { AbuseState } from '@maidan/cashier'
import { sql } from 'kysely'

/** What a list and a case itself read of a case `c`. */
export type HeadRow = {
  id: bigint
  state: AbuseState
  owner: string | null
  opened_at: Date
  updated_at: Date
  approval_id: bigint | null
}

export const HEAD_COLUMNS = sql`
  c.id, c.state, o.username AS owner, c.opened_at, c.updated_at,
  (SELECT max(a.id) FROM approval a WHERE a.subject = 'case:' || c.id AND a.state = 'waiting')
    AS approval_id
`

export const HEAD_SOURCES = sql`abuse_case c LEFT JOIN staff o ON o.id = c.owner_staff`

/** The same as an answer carries it. */
export function caseHead(row: HeadRow) {
  return {
    id: Number(row.id),
    state: row.state,
    owner: row.owner,
    opened_at: row.opened_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    approval_id: row.approval_id === null ? null : Number(row.approval_id),
  }
}
