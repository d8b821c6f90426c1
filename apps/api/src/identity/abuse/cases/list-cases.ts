import type { AbuseState } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { caseHead, type HeadRow, HEAD_COLUMNS, HEAD_SOURCES } from './case-head.ts'

type Shown = CallAnswer<Calls['staffAbuseCases']>['data'][number]

/** Accounts that a line of the list names. */
const NAMED_MAX = 12

type Row = HeadRow & { player_ids: bigint[]; usernames: string[]; signals: Shown['signals'] }

type Asked = { state: AbuseState | 'all'; limit: number; offset: number }

/** Cases in one state, or in any, the latest change first, and the accounts that they name. */
export async function listCases(
  db: Db,
  { state, limit, offset }: Asked,
): Promise<{ data: Shown[]; total: number; playerIds: bigint[] }> {
  const { rows } = await sql<Row>`
    SELECT ${HEAD_COLUMNS},
      ARRAY(SELECT m.player_id FROM abuse_case_account m WHERE m.case_id = c.id
        ORDER BY m.player_id LIMIT ${NAMED_MAX}) AS player_ids,
      ARRAY(SELECT p.username FROM abuse_case_account m JOIN player p ON p.id = m.player_id
        WHERE m.case_id = c.id ORDER BY m.player_id LIMIT ${NAMED_MAX}) AS usernames,
      ARRAY(SELECT DISTINCT s.kind FROM abuse_signal s WHERE s.case_id = c.id ORDER BY s.kind) AS signals
    FROM ${HEAD_SOURCES}
    WHERE c.merged_into IS NULL AND (${state} = 'all' OR c.state = ${state})
    ORDER BY c.updated_at DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}
  `.execute(db)
  const data = rows.map(shown)
  return { data, total: await countCases(db, state), playerIds: rows.flatMap((r) => r.player_ids) }
}

/** How many cases are in a state. */
export async function countCases(db: Db, state: AbuseState | 'all'): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM abuse_case
    WHERE merged_into IS NULL AND (${state} = 'all' OR state = ${state})
  `.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

function shown({ player_ids, usernames, signals, ...head }: Row): Shown {
  const accounts = player_ids.map((id, index) => ({
    player_id: Number(id),
    username: usernames[index] ?? '',
  }))
  return { ...caseHead(head), accounts, signals }
}
