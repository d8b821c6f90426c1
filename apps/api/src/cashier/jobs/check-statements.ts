import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { recordStatement } from '../flows/record-statement.ts'
import { startCheck } from '../../identity/flows/start-check.ts'

/** Deposits asked about at once. */
const ROWS_MAX = 10
/** For how long a taken deposit belongs to its process; after a crash another one takes it. */
const LEASE_MS = 60_000

type Due = { id: bigint; method_key: string; trx_id: string }

/** Asks the wallets about claimed deposits that are due; returns how many it asked about. */
export async function checkStatements(ctx: Context): Promise<number> {
  const due = await takeDue(ctx)
  const asked = await Promise.allSettled(due.map((one) => check(ctx, one)))
  for (const one of asked) if (one.status === 'rejected') throw one.reason
  return due.length
}

/** Rows are leased, not locked, while the partner is asked. */
async function takeDue({ db, clock }: Context): Promise<Due[]> {
  const now = clock.now()
  const leasedUntil = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Due>`
    UPDATE payment SET statement_due_at = ${leasedUntil}, statement_tries = statement_tries + 1
    WHERE id IN (
      SELECT id FROM payment WHERE statement_due_at <= ${now}
      ORDER BY statement_due_at LIMIT ${ROWS_MAX} FOR UPDATE SKIP LOCKED
    ) RETURNING id, method_key, trx_id
  `.execute(db)
  return rows
}

async function check(ctx: Context, { id, method_key: methodKey, trx_id: trxId }: Due) {
  await startCheck(ctx, id)
  const statement = await ctx.statements.find({ methodKey, trxId })
  await recordStatement(ctx, id, statement)
}
