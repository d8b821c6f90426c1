import { abuseActs } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { readCaseAccounts } from './read-case-accounts.ts'
import { readCaseSignals } from './read-case-signals.ts'
import { caseHead, type HeadRow, HEAD_COLUMNS, HEAD_SOURCES } from './case-head.ts'

type Shown = CallAnswer<Calls['staffAbuseCase']>

/** The latest lines of a case's history. */
const EVENTS_MAX = 100

/** A case with its accounts side by side, what speaks for it and what was done; or NOT_FOUND. */
export async function showCase(db: Db, id: bigint): Promise<Shown> {
  const { rows } = await sql<HeadRow>`
    SELECT ${HEAD_COLUMNS} FROM ${HEAD_SOURCES} WHERE c.id = ${id} AND c.merged_into IS NULL
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return {
    ...caseHead(row),
    acts: [...abuseActs(row.state)],
    accounts: await readCaseAccounts(db, id),
    signals: await readCaseSignals(db, id),
    events: await readEvents(db, id),
  }
}

type EventRow = { act: string; by: string | null; note: string; at: Date }

async function readEvents(db: Db, id: bigint): Promise<Shown['events']> {
  const { rows } = await sql<EventRow>`
    SELECT e.act, s.username AS by, e.note, e.at FROM abuse_case_event e
    LEFT JOIN staff s ON s.id = e.staff_id
    WHERE e.case_id = ${id} ORDER BY e.id DESC LIMIT ${EVENTS_MAX}
  `.execute(db)
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}
