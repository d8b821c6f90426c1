import { sql } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import { lockNumbers } from '../database/lock-numbers.ts'
import type { Tx, Db } from '../database/db.ts'
import { auditHash, CHAIN_START, type AuditLine } from './write-audit.ts'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'

type Ports = { log: Logger; clock: Clock; db: Db }

/** How often it is looked whether a check is due. */
export const CHECK_AUDIT_EVERY_MS = 600_000

/** Law 28: the whole chain is read once a day. */
const CHECKED_AGAIN_AFTER_MS = 24 * 3600_000
const LINES_AT_ONCE = 2_000

type Line = Omit<AuditLine, 'previous'> & { previous_hash: string; hash: string }
type Check = { at: Date; through_id: bigint; through_hash: string }
type Found = { throughId: bigint; throughHash: string; brokenId: bigint | null }

/** Reads the audit from its first line when a day has gone by; writes down what it found. */
export function checkAudit({ db, clock, log }: Ports): Promise<number> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    const { rows } = await sql<{ mine: boolean }>`
      SELECT pg_try_advisory_xact_lock(${lockNumbers.auditCheck}) AS mine
    `.execute(tx)
    const last = await lastCheck(tx)
    const due = !last || at.getTime() - last.at.getTime() >= CHECKED_AGAIN_AFTER_MS
    if (rows[0]?.mine !== true || !due) return 0
    const found = await readChain(tx, last)
    if (found.brokenId !== null)
      log.error({ line: found.brokenId.toString() }, 'the chain of the audit is broken')
    await sql`
      INSERT INTO audit_check (at, through_id, through_hash, broken_id)
      VALUES (${at}, ${found.throughId}, ${found.throughHash}, ${found.brokenId})
    `.execute(tx)
    return 0
  })
}

async function lastCheck(tx: Tx): Promise<Check | undefined> {
  const { rows } = await sql<Check>`
    SELECT at, through_id, through_hash FROM audit_check ORDER BY at DESC LIMIT 1
  `.execute(tx)
  return rows[0]
}

/** The first line that is missing, or does not fit the one before it; the last check's end still stands. */
async function readChain(tx: Tx, last: Check | undefined): Promise<Found> {
  let throughId = 0n
  let throughHash = CHAIN_START
  for (;;) {
    const lines = await readLines(tx, throughId)
    for (const line of lines) {
      const fits = line.id === throughId + 1n && fitsAfter(line, throughHash)
      const stands = line.id !== last?.through_id || line.hash === last.through_hash
      if (!fits || !stands) return { throughId, throughHash, brokenId: throughId + 1n }
      throughId = line.id
      throughHash = line.hash
    }
    if (lines.length < LINES_AT_ONCE) break
  }
  const cut = last !== undefined && throughId < last.through_id
  return { throughId, throughHash, brokenId: cut ? throughId + 1n : null }
}

async function readLines(tx: Tx, afterId: bigint): Promise<Line[]> {
  const { rows } = await sql<Line>`
    SELECT id, actor, act, subject, detail::text AS detail, ip, at, previous_hash, hash
    FROM audit WHERE id > ${afterId} ORDER BY id LIMIT ${LINES_AT_ONCE}
  `.execute(tx)
  return rows
}

function fitsAfter(line: Line, previous: string): boolean {
  return line.previous_hash === previous && line.hash === auditHash({ ...line, previous })
}
