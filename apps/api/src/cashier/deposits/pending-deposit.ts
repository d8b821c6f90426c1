import { parseAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { DepositClaim } from './deposit-claim.ts'
import { SETTLED_STATES, normalTrxId, walletNumber } from '@maidan/cashier'

type Pending = {
  reference: string
  method_id: bigint
  trx_id: string | null
  amount_minor: bigint
  account_number: string
  promotion_id: bigint | null
}

/**
 * The reference of the player's pending deposit if it is this very claim, sent again. Another
 * claim is refused while one is pending, and the same transaction with other details is a conflict.
 */
export async function checkPendingDeposit(tx: Tx, claim: DepositClaim): Promise<string | null> {
  const { rows } = await sql<Pending>`
    SELECT p.reference, m.id AS method_id, p.trx_id, p.amount_minor, p.account_number, p.promotion_id
    FROM payment p JOIN payment_method m ON m.key = p.method_key
    WHERE p.player_id = ${claim.playerId} AND p.direction = 'deposit'
      AND p.state <> ALL(${[...SETTLED_STATES]}::text[])
  `.execute(tx)
  const [pending] = rows
  if (!pending) return null
  if (normalTrxId(claim.trxId) !== pending.trx_id) throw new Refusal('DEPOSIT_PENDING')
  if (!sameDetails(pending, claim)) throw new Refusal('IDEMPOTENCY_CONFLICT')
  return pending.reference
}

function sameDetails(pending: Pending, claim: DepositClaim): boolean {
  const amount = parseAmount(claim.amount, claim.currency)
  return (
    amount.ok &&
    amount.minor === pending.amount_minor &&
    pending.method_id.toString() === String(claim.methodId) &&
    pending.account_number === walletNumber(claim.accountNumber, claim.currency) &&
    (pending.promotion_id ?? 0n).toString() === String(claim.promotionId)
  )
}
