import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { WalletCurrency } from '@maidan/cashier'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import type { DepositClaim } from '../deposits/deposit-claim.ts'
import { submitDeposit } from '../flows/submit-deposit.ts'
import { confirmUsdt } from '../usdt/requests/confirm-usdt.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

type Confirmed = {
  playerId: bigint
  currency: Currency & WalletCurrency
  /** The reference of the request. */
  reference: string
  /** The wallet's transaction id, as the player typed it. */
  trxId: string
  /** The wallet that they paid from. */
  number: string
}

/** As long as the account that was shown may still be paid into. */
const CONFIRM_WITHIN_MS = 24 * 3_600_000

/** Claims a deposit that was requested in the e-wallet shape. Answers the payment's reference. */
export async function confirmTransfer(ports: Ports, confirmed: Confirmed): Promise<string> {
  const { playerId, currency, reference, trxId, number } = confirmed
  const since = new Date(ports.clock.now().getTime() - CONFIRM_WITHIN_MS)
  const { rows } = await sql<{ id: bigint; amount_minor: bigint; promotion_id: bigint | null }>`
    SELECT m.id, e.amount_minor, e.promotion_id FROM ewallet_request e
    JOIN payment_method m ON m.key = e.method_key
    WHERE e.reference = ${reference} AND e.player_id = ${playerId} AND e.created_at > ${since}
  `.execute(ports.db)
  const [request] = rows
  if (!request) return confirmUsdt(ports, { playerId, request: { reference }, number, txid: trxId })
  return submitWithOrWithout(ports, {
    playerId,
    currency,
    methodId: request.id.toString(),
    amount: decimalAmount(request.amount_minor, currency),
    accountNumber: number,
    trxId,
    promotionId: (request.promotion_id ?? 0n).toString(),
  })
}

/** The money is on its way: a promotion that ended meanwhile does not stop its claim. */
async function submitWithOrWithout(ports: Ports, claim: DepositClaim): Promise<string> {
  try {
    return await submitDeposit(ports, claim)
  } catch (error) {
    const ended = error instanceof Refusal && error.code.startsWith('PROMOTION_')
    if (!ended) throw error
    return submitDeposit(ports, { ...claim, promotionId: 0 })
  }
}
