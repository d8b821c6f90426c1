import { RELEASED_STATES } from '@maidan/cashier'
import { sql, type RawBuilder } from 'kysely'

type Named = Record<'id' | 'methodKey' | 'trxId', RawBuilder<unknown>>

/**
 * SQL: the deposit other than `id` that a wallet's transaction pays for, by whichever method it was claimed,
 * or the money of ours that went back to its sender; null if it is free.
 */
export function paidByTransaction({ id, methodKey, trxId }: Named): RawBuilder<unknown> {
  return sql`(
    SELECT reference FROM (
      SELECT o.reference FROM payment o WHERE o.trx_id = ${trxId} AND o.direction = 'deposit'
        AND o.id <> ${id} AND o.state <> ALL(${[...RELEASED_STATES]}::text[])
      UNION ALL SELECT u.trx_id FROM unallocated u
      WHERE u.method_key = ${methodKey} AND u.trx_id = ${trxId} AND u.state = 'returned'
    ) other LIMIT 1
  )`
}

/**
 * SQL: the transaction that the partner of a payment `p` named though it paid for another deposit; null for
 * every other one. Where it was not kept by itself, it is the other deposit's.
 */
function namedTransaction(p: string): RawBuilder<unknown> {
  const statement = sql.ref(`${p}.statement`)
  return sql`(CASE WHEN ${statement}->>'paysFor' IS NOT NULL THEN coalesce(
    ${statement}->>'trxId',
    (SELECT f.trx_id FROM payment f WHERE f.reference = ${statement}->>'paysFor'),
    ${statement}->>'paysFor') END)`
}

/** SQL: of a payment `p`, the transaction that paid for another deposit as its partner spoke, and for which one it pays now. */
export function paidElsewhere(p: string): {
  trxId: RawBuilder<unknown>
  paysFor: RawBuilder<unknown>
} {
  const trxId = namedTransaction(p)
  const paysFor = paidByTransaction({
    id: sql.ref(`${p}.id`),
    methodKey: sql.ref(`${p}.method_key`),
    trxId,
  })
  return { trxId, paysFor }
}
