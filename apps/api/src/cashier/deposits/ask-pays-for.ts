import { sql } from 'kysely'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { lockTransaction } from '../unallocated/lock-transaction.ts'
import { keptStatement, type KeptStatement } from './kept-statement.ts'
import { paidElsewhere } from './paid-by-transaction.ts'

/**
 * The statement kept beside a locked payment, with what its transaction pays for as it is now: the claim
 * that had it when the partner spoke may have been turned down since. One that is free by now is this
 * deposit's own from here on, so that nobody else claims it before it is decided.
 */
export async function askPaysFor(tx: Tx, payment: Payment): Promise<KeptStatement | null> {
  const before = await read(tx, payment)
  if (before.trxId === null || !before.statement?.found) return before.statement
  await lockPlayer(tx, payment.playerId)
  await lockTransaction(tx, { methodKey: payment.methodKey, trxId: before.trxId })
  const { paysFor } = await read(tx, payment)
  const { paysFor: _, ...free } = before.statement
  const statement = paysFor === null ? free : { ...before.statement, paysFor }
  const own = paysFor === null ? before.trxId : payment.trxId
  await sql`
    UPDATE payment SET statement = ${JSON.stringify(statement)}::jsonb, trx_id = ${own}
    WHERE id = ${payment.id}
  `.execute(tx)
  return statement
}

type Row = { statement: unknown; trx_id: string | null; pays_for: string | null }

async function read(tx: Tx, { id }: Payment) {
  const { trxId, paysFor } = paidElsewhere('p')
  const { rows } = await sql<Row>`
    SELECT p.statement, ${trxId} AS trx_id, ${paysFor} AS pays_for FROM payment p WHERE p.id = ${id}
  `.execute(tx)
  const [row] = rows
  return {
    statement: keptStatement.nullable().parse(row?.statement ?? null),
    trxId: row?.trx_id ?? null,
    paysFor: row?.pays_for ?? null,
  }
}
