import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { BookBreak } from './book-break.ts'

/** What two people wrote of a line that does not agree. */
export type KnownBreak = Omit<BookBreak, 'known'> & { note: string; by: string; at: Date }

/** Finds what is known of a line with just its figures. */
export type FindKnown = (line: BookBreak) => KnownBreak | undefined

/** Reads the latest that is known of each of these lines. */
export async function readKnownBreaks(
  db: Db | Tx,
  lines: readonly BookBreak[],
): Promise<FindKnown> {
  const { rows } = await sql<KnownBreak>`
    SELECT DISTINCT ON (k.rule, k.subject) k.rule, k.subject, k.currency, k.expected, k.booked,
      k.note, k.at, a.username || ', ' || b.username AS by
    FROM known_break k JOIN staff a ON a.id = k.asked_by JOIN staff b ON b.id = k.agreed_by
    WHERE k.subject = ANY(${lines.map(({ subject }) => subject)}::text[])
    ORDER BY k.rule, k.subject, k.id DESC
  `.execute(db)
  return (line) => rows.find((known) => isSame(known, line))
}

function isSame(one: Omit<BookBreak, 'known'>, other: BookBreak): boolean {
  return (
    one.rule === other.rule &&
    one.subject === other.subject &&
    one.currency === other.currency &&
    one.expected === other.expected &&
    one.booked === other.booked
  )
}
