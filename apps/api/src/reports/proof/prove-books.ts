import { BOOK_RULES, type BookRule } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockNumbers } from '../../platform/database/lock-numbers.ts'
import type { BookBreak } from './book-break.ts'
import { bookQueries } from './book-queries.ts'
import { readLastProof } from './read-proofs.ts'

type Ports = { clock: Clock; db: Db; log: Pick<Logger, 'error'> }

/** How often it is looked whether a proof is due. */
export const PROVE_BOOKS_EVERY_MS = 600_000

const PROVED_AGAIN_AFTER_MS = 24 * 3600_000

/** Lines of one rule that are kept; all are counted. */
const BREAKS_MAX = 100

/**
 * Once a day, holds the ledger against payments, holds, bonuses, clearing accounts and what wallets
 * and partners said, all as of one moment; writes down what does not agree.
 */
export function proveBooks({ db, clock, log }: Ports): Promise<number> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx)
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    if (!(await isDue(tx, at))) return 0
    const { breaks, count } = await findBreaks(tx)
    if (count > 0n) log.error({ breaks: breaks.slice(0, 10), count }, 'the books do not agree')
    await sql`
      INSERT INTO book_proof (at, break_count, breaks)
      VALUES (${at}, ${count}, ${JSON.stringify(breaks)}::jsonb)
    `.execute(tx)
    return 0
  })
}

async function isDue(tx: Tx, at: Date): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lockNumbers.bookProof}) AS mine
  `.execute(tx)
  const last = await readLastProof(tx)
  const isOld = !last || at.getTime() - last.at.getTime() >= PROVED_AGAIN_AFTER_MS
  return rows[0]?.mine === true && isOld
}

async function findBreaks(tx: Tx): Promise<{ breaks: BookBreak[]; count: bigint }> {
  const breaks: BookBreak[] = []
  let count = 0n
  for (const rule of BOOK_RULES) {
    const found = await breaksOf(tx, rule)
    breaks.push(...found.breaks)
    count += found.count
  }
  return { breaks, count }
}

type Row = Omit<BookBreak, 'rule' | 'expected' | 'booked'> & {
  expected: bigint
  booked: bigint
  count: bigint
}

async function breaksOf(tx: Tx, rule: BookRule) {
  const { rows } = await sql<Row>`
    SELECT subject, currency, expected::bigint AS expected, booked::bigint AS booked,
      count(*) OVER () AS count
    FROM (${bookQueries[rule]}) line
    WHERE expected <> booked ORDER BY subject LIMIT ${BREAKS_MAX}
  `.execute(tx)
  const breaks = rows.map(({ subject, currency, expected, booked }) => ({
    rule,
    subject,
    currency,
    expected: expected.toString(),
    booked: booked.toString(),
  }))
  return { breaks, count: rows[0]?.count ?? 0n }
}
