import type { PoolClient } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { roundDetail } from '../rounds/round-detail.ts'
import { findRound } from '../rounds/round.ts'
import { transactionId } from '../rounds/transaction-id.ts'
import type { Studio } from '../studio.ts'
import { addWalletCall, walletCall, type WalletCall } from './wallet-calls.ts'

const STATE_AFTER = {
  win: 'paid',
  rollback: 'returned',
  'end-round': 'closed',
} as const satisfies Record<WalletCall['verb'], string>

/**
 * Closes a stored call with the wallet's answer and moves its round on, once. Answers the call that
 * follows from it, stored and claimed for the caller to send.
 */
export async function recordAnswer(
  studio: Studio,
  call: WalletCall,
  balanceMinor: bigint,
): Promise<WalletCall | null> {
  return inTransaction(studio.db, async (client) => {
    if (!(await closeCall(client, call))) return null
    await client.query(`update studio.rounds set state = $2, balance_minor = $3 where id = $1`, [
      call.roundId,
      STATE_AFTER[call.verb],
      balanceMinor,
    ])
    return call.verb === 'win' ? addEndRound(studio, client, call) : null
  })
}

async function closeCall(client: PoolClient, call: WalletCall): Promise<boolean> {
  const closed = await client.query(
    `update studio.wallet_calls set answered_at = now(), last_failure = null
     where transaction_id = $1 and answered_at is null`,
    [call.transactionId],
  )
  return closed.rowCount === 1
}

async function addEndRound(
  studio: Studio,
  client: PoolClient,
  win: WalletCall,
): Promise<WalletCall> {
  const round = await findRound(client, win.roundId)
  if (round === null) throw new Error(`round ${win.roundId} of a win is missing`)
  const call = walletCall(round, 'end-round', {
    session: round.walletSession,
    round_id: round.id,
    transaction_id: transactionId(round.id, 'end-round'),
    detail: roundDetail(round, studio.publicUrl),
  })
  await addWalletCall(client, call)
  return call
}
