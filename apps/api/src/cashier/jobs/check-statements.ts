import type { WalletCurrency } from '@maidan/cashier'
import { sql } from 'kysely'
import { recordStatement } from '../flows/record-statement.ts'
import { startCheck } from '../flows/start-check.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { WalletStatements } from '../statements/open-wallet-statements.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; statements: WalletStatements }

/** Deposits asked about at once. */
const ROWS_MAX = 10
/** For how long a taken deposit belongs to its process; after a crash another one takes it. */
const LEASE_MS = 60_000

type Due = { id: bigint; method_key: string; trx_id: string; currency: WalletCurrency }

/** Asks the wallets about claimed deposits that are due; returns how many it asked about. */
export async function checkStatements(ports: Ports): Promise<number> {
  const due = await takeDue(ports)
  const asked = await Promise.allSettled(due.map((one) => check(ports, one)))
  for (const one of asked) if (one.status === 'rejected') throw one.reason
  return due.length
}

/** Rows are leased, not locked, while the partner is asked. */
async function takeDue({ db, clock }: Ports): Promise<Due[]> {
  const now = clock.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Due>`
    UPDATE payment SET statement_due_at = ${leasedUntil}, statement_tries = statement_tries + 1
    WHERE id IN (
      SELECT id FROM payment WHERE statement_due_at <= ${now} AND trx_id IS NOT NULL
      ORDER BY statement_due_at LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING id, method_key, trx_id, currency
  `.execute(db)
  return rows
}

async function check(ports: Ports, { id, method_key: methodKey, trx_id: trxId, currency }: Due) {
  await startCheck(ports, id)
  const statement = await ports.statements.find({ methodKey, trxId, currency })
  await recordStatement(ports, id, statement)
}
