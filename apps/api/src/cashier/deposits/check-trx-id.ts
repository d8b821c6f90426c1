import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { lockTransaction } from '../unallocated/lock-transaction.ts'
import type { OfferedMethod } from './find-method.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { readTrxId, RELEASED_STATES } from '@maidan/cashier'

/** Claims of one player that staff may reject in a day before they have to wait. */
const REJECTED_MAX = 5
const DAY_MS = 24 * 3_600_000

type Typed = { player: MoneyPlayer; method: OfferedMethod; typed: string; at: Date }

/**
 * Reads the transaction id of a claim: of the method's form, paying for no other deposit, and not of
 * money that went back to its sender.
 * Whoever had five claims rejected within a day waits, so that nobody can try ids out.
 */
export async function checkTrxId(tx: Tx, { player, method, typed, at }: Typed): Promise<string> {
  const trxId = readTrxId(method, typed)
  if (!trxId) throw fieldRefusal('TRX_ID_INVALID', 'transaction_id')
  await checkRejected(tx, player.id, at)
  await lockTransaction(tx, { methodKey: method.key, trxId })
  const { rows } = await sql`
    SELECT 1 FROM payment WHERE trx_id = ${trxId}
      AND (method_key = ${method.key} OR partner IS NOT NULL) AND direction = 'deposit' AND state <> ALL(${[...RELEASED_STATES]}::text[])
    UNION ALL SELECT 1 FROM unallocated
      WHERE method_key = ${method.key} AND trx_id = ${trxId} AND state = 'returned'
  `.execute(tx)
  if (rows.length > 0) throw fieldRefusal('TRX_ID_USED', 'transaction_id')
  return trxId
}

async function checkRejected(tx: Tx, playerId: bigint, at: Date) {
  const since = new Date(at.getTime() - DAY_MS)
  const { rows } = await sql<{ updated_at: Date }>`
    SELECT updated_at FROM payment WHERE player_id = ${playerId} AND direction = 'deposit'
      AND state IN ('rejected', 'cancelled') AND partner IS NULL AND updated_at > ${since} ORDER BY updated_at DESC LIMIT ${REJECTED_MAX}
  `.execute(tx)
  const oldest = rows[REJECTED_MAX - 1]
  if (!oldest) return
  const seconds = Math.ceil((oldest.updated_at.getTime() + DAY_MS - at.getTime()) / 1000)
  throw new Refusal('TOO_MANY_REQUESTS', { params: { seconds } })
}
