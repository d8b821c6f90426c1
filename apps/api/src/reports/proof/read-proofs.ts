import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Page } from '../../platform/http/staff-page.ts'
import type { BookBreak } from './book-break.ts'
import { readKnownBreaks, type FindKnown } from './read-known-breaks.ts'

/** `alarm_count`: lines that nobody knows of with these figures now. */
type Proof = { at: Date; break_count: bigint; alarm_count: bigint }

type Row = Proof & { breaks: BookBreak[] }

type ListedRow = Row & { id: bigint; total: bigint }

/** What the latest proof of the books found; undefined before the first one. */
export async function readLastProof(db: Db | Tx): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT at, break_count, coalesce(alarm_count, break_count) AS alarm_count, breaks
    FROM book_proof ORDER BY at DESC, id DESC LIMIT 1
  `.execute(db)
  const [last] = rows
  if (!last) return undefined
  return { ...last, alarm_count: alarmsOf(last, await readKnownBreaks(db, last.breaks)) }
}

/** A page of the proofs, newest first, with the figures as decimal text. */
export async function listProofs(db: Db, { page, pageSize, offset }: Page) {
  const { rows } = await sql<ListedRow>`
    SELECT id, at, break_count, coalesce(alarm_count, break_count) AS alarm_count, breaks,
      count(*) OVER () AS total
    FROM book_proof ORDER BY at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  const findKnown = await readKnownBreaks(
    db,
    rows.flatMap(({ breaks }) => breaks),
  )
  return {
    data: rows.map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      break_count: Number(row.break_count),
      alarm_count: Number(alarmsOf(row, findKnown)),
      breaks: row.breaks.map((line) => inText(line, findKnown)),
    })),
    total: Number(rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

/** What became known since the proof ran alarms no more. */
function alarmsOf({ alarm_count, breaks }: Pick<Row, 'alarm_count' | 'breaks'>, find: FindKnown) {
  const since = breaks.filter((line) => line.known !== true && find(line) !== undefined)
  return alarm_count - BigInt(since.length)
}

function inText(line: BookBreak, findKnown: FindKnown) {
  const { rule, subject, currency } = line
  const known = findKnown(line)
  return {
    rule,
    subject,
    currency,
    ...figuresOf(line),
    known: known ? { note: known.note, by: known.by, at: known.at.toISOString() } : null,
  }
}

/** The figures of a line as people read them. */
export function figuresOf({ currency, expected, booked }: BookBreak) {
  const text = (figure: string) =>
    currency === null ? figure : decimalAmount(BigInt(figure), currency)
  return { expected: text(expected), booked: text(booked) }
}
