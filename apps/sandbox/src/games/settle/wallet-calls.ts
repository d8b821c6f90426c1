import type { PoolClient } from 'pg'
import type { Queryable } from '../db/queryable.ts'
import type { Round } from '../rounds/round.ts'
import type { ProviderCode } from '../studio-options.ts'
import { WALLET_TIMEOUT_MS } from '../wallet/wallet-client.ts'

/** A call that must reach the wallet, however long it takes. */
export type WalletCall = {
  transactionId: string
  roundId: string
  verb: 'win' | 'rollback' | 'end-round'
  provider: ProviderCode
  body: string
  /** How often it was sent, the sending under way included. */
  attempts: number
}

/** While a call is under way nobody else takes it; longer than any call lasts. */
const CLAIM_SECONDS = WALLET_TIMEOUT_MS / 1000 + 2

/** A round's call with its body as it will be sent every time. */
export function walletCall(
  round: Round,
  verb: WalletCall['verb'],
  body: { transaction_id: string } & Record<string, string>,
): WalletCall {
  return {
    transactionId: body.transaction_id,
    roundId: round.id,
    verb,
    provider: round.provider,
    body: JSON.stringify(body),
    attempts: 1,
  }
}

/** Stores a call in the transaction that makes it owed, claimed by the caller, who sends it next. */
export async function addWalletCall(client: PoolClient, call: WalletCall): Promise<void> {
  await client.query(
    `insert into studio.wallet_calls
       (transaction_id, round_id, verb, provider, body, attempts, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      call.transactionId,
      call.roundId,
      call.verb,
      call.provider,
      call.body,
      call.attempts,
      CLAIM_SECONDS,
    ],
  )
}

/** Claims calls that are due, oldest first, so that no other studio sends them meanwhile. */
export async function claimWalletCalls(db: Queryable, limit: number): Promise<WalletCall[]> {
  const claimed = await db.query<WalletCall>(
    `update studio.wallet_calls set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $2)
     where transaction_id in (
       select transaction_id from studio.wallet_calls
       where answered_at is null and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning transaction_id as "transactionId", round_id as "roundId", verb, provider, body,
       attempts`,
    [limit, CLAIM_SECONDS],
  )
  return claimed.rows
}

/**
 * A studio that was killed may have claimed calls it never finished. They are due again at once:
 * a call sent twice gets the same answer twice.
 */
export async function reclaimWalletCalls(db: Queryable): Promise<void> {
  await db.query(`update studio.wallet_calls set next_attempt_at = now() where answered_at is null`)
}

/** Makes a call due again later, with what went wrong. */
export async function postponeWalletCall(
  db: Queryable,
  call: WalletCall,
  failure: string,
  delayMs: number,
): Promise<void> {
  await db.query(
    `update studio.wallet_calls set last_failure = $2,
       next_attempt_at = now() + make_interval(secs => $3)
     where transaction_id = $1 and answered_at is null`,
    [call.transactionId, failure, delayMs / 1000],
  )
}
