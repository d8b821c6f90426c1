import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Page } from '../../platform/http/staff-page.ts'
import type { BookBreak } from './book-break.ts'

type Proof = { at: Date; break_count: bigint }

/** What the latest proof of the books found; undefined before the first one. */
export async function readLastProof(db: Db | Tx): Promise<Proof | undefined> {
  const { rows } = await sql<Proof>`
    SELECT at, break_count FROM book_proof ORDER BY at DESC LIMIT 1
  `.execute(db)
  return rows[0]
}

type Row = Proof & { id: bigint; breaks: BookBreak[]; total: bigint }

/** A page of the proofs, newest first, with the figures as decimal text. */
export async function listProofs(db: Db, { page, pageSize, offset }: Page) {
  const { rows } = await sql<Row>`
    SELECT id, at, break_count, breaks, count(*) OVER () AS total
    FROM book_proof ORDER BY at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  return {
    data: rows.map(({ id, at, break_count, breaks }) => ({
      id: Number(id),
      at: at.toISOString(),
      break_count: Number(break_count),
      breaks: breaks.map(inText),
    })),
    total: Number(rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

function inText({ currency, expected, booked, ...line }: BookBreak) {
  const text = (figure: string) =>
    currency === null ? figure : decimalAmount(BigInt(figure), currency)
  return { ...line, currency, expected: text(expected), booked: text(booked) }
}
