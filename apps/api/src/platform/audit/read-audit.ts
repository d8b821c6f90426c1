import { sql } from 'kysely'
import { escapeLike } from '../database/escape-like.ts'
import type { Db } from '../database/db.ts'
import { auditHash } from './write-audit.ts'
import type { Page } from '../http/staff-page.ts'

type Row = {
  id: bigint
  actor: string
  act: string
  subject: string
  detail: string
  ip: string
  at: Date
  previous_hash: string
  hash: string
  total: bigint
}

/** A page of the audit, newest first; the lines shown are checked against their chain. */
export async function readAudit(db: Db, search: string, { page, pageSize, offset }: Page) {
  const like = `%${escapeLike(search)}%`
  const { rows } = await sql<Row>`
    SELECT id, actor, act, subject, detail::text AS detail, ip, at, previous_hash, hash,
      count(*) OVER () AS total
    FROM audit WHERE actor ILIKE ${like} OR act ILIKE ${like} OR subject ILIKE ${like}
    ORDER BY id DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  return {
    data: rows.map(({ id, actor, act, subject, detail, ip, at, hash }) => ({
      id: Number(id),
      actor,
      act,
      subject,
      detail,
      ip,
      at: at.toISOString(),
      hash,
    })),
    chain_intact: rows.every(fitsChain) && linked(rows),
    total: Number(rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

function fitsChain(row: Row): boolean {
  return row.hash === auditHash({ ...row, previous: row.previous_hash })
}

/** Neighbours in the list that are neighbours in the chain must be tied to each other. */
function linked(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const before = rows[index + 1]
    return before?.id !== row.id - 1n || row.previous_hash === before.hash
  })
}
