import { BOOK_RULES, type BookRule } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockNumbers } from '../../platform/database/lock-numbers.ts'
import type { BookBreak } from './book-break.ts'
import { bookQueries } from './book-queries.ts'

export type ProofPorts = { clock: Clock; db: Db; log: Pick<Logger, 'error'> }

/** Lines of one rule that are kept; all are counted. */
const BREAKS_MAX = 100

/**
 * Holds the ledger against payments, holds, bonuses, clearing accounts and what wallets and partners
 * said, all as of one moment; writes down what does not agree. One at a time over all processes;
 * false if another runs, or none is due.
 */
export function runProof(
  { db, clock, log }: ProofPorts,
  isDue: (tx: Tx, at: Date) => Promise<boolean>,
): Promise<boolean> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx)
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    if (!(await takeTurn(tx)) || !(await isDue(tx, at))) return false
    const { breaks, count, alarms } = await findBreaks(tx)
    if (alarms > 0n)
      log.error({ breaks: breaks.slice(0, 10), count: alarms }, 'the books do not agree')
    await sql`
      INSERT INTO book_proof (at, break_count, alarm_count, breaks)
      VALUES (${at}, ${count}, ${alarms}, ${JSON.stringify(breaks)}::jsonb)
    `.execute(tx)
    return true
  })
}

async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lockNumbers.bookProof}) AS mine
  `.execute(tx)
  return rows[0]?.mine === true
}

type Found = { breaks: BookBreak[]; count: bigint; alarms: bigint }

async function findBreaks(tx: Tx): Promise<Found> {
  const all: Found = { breaks: [], count: 0n, alarms: 0n }
  for (const rule of BOOK_RULES) {
    const { breaks, count, alarms } = await breaksOf(tx, rule)
    all.breaks.push(...breaks)
    all.count += count
    all.alarms += alarms
  }
  return all
}

type Row = Pick<BookBreak, 'subject' | 'currency'> & {
  expected: bigint
  booked: bigint
  known: boolean
  count: bigint
  alarms: bigint
}

/** What alarms stands first; a line is known by its latest figures alone. */
async function breaksOf(tx: Tx, rule: BookRule): Promise<Found> {
  const { rows } = await sql<Row>`
    SELECT *, count(*) OVER () AS count, count(*) FILTER (WHERE NOT known) OVER () AS alarms FROM (
      SELECT subject, currency, expected::bigint AS expected, booked::bigint AS booked,
        coalesce((
          SELECT k.expected = line.expected::bigint::text AND k.booked = line.booked::bigint::text
            AND k.currency IS NOT DISTINCT FROM line.currency
          FROM known_break k WHERE k.rule = ${rule} AND k.subject = line.subject
          ORDER BY k.id DESC LIMIT 1
        ), false) AS known
      FROM (${bookQueries[rule]}) line WHERE expected <> booked
    ) broken
    ORDER BY known, subject LIMIT ${BREAKS_MAX}
  `.execute(tx)
  const breaks = rows.map(({ subject, currency, expected, booked, known }) => ({
    rule,
    subject,
    currency,
    expected: expected.toString(),
    booked: booked.toString(),
    ...(known && { known: true as const }),
  }))
  return { breaks, count: rows[0]?.count ?? 0n, alarms: rows[0]?.alarms ?? 0n }
}
