import type { PoolClient } from 'pg'
import { inTransaction } from '../db/in-transaction.ts'
import { computeRound } from '../rounds/compute-round.ts'
import { raiseOfCall, type Raise } from '../raises/raise.ts'
import { roundDetail } from '../rounds/round-detail.ts'
import { findRound } from '../rounds/round.ts'
import { transactionId } from '../rounds/transaction-id.ts'
import type { WalletAnswer } from '../wallet/wallet-answer.ts'
import type { Studio } from '../studio.ts'
import { nextWin } from './next-win.ts'
import type { OwedCall, OwedCalls } from './owed-calls.ts'
import { roundOwes } from './round-owes.ts'

type Answered = Extract<WalletAnswer, { kind: 'done' }>

const STATE_AFTER = {
  win: 'paid',
  rollback: 'returned',
  'end-round': 'closed',
} as const satisfies Record<OwedCall['verb'], string>

/**
 * Closes a stored call with the wallet's answer and moves its round on, once. Answers the call that
 * follows from it, stored and claimed for the caller to send.
 */
export async function recordAnswer(
  studio: Studio,
  calls: OwedCalls,
  call: OwedCall,
  { balanceMinor, body }: Answered,
): Promise<OwedCall | null> {
  return inTransaction(studio.db, async (client) => {
    if (!(await calls.close(client, call))) return null
    const raise = await raiseOfCall(client, call)
    if (raise !== null) return recordRaise(client, calls, { call, raise, balanceMinor })
    await client.query(
      `update studio.rounds set state = $2, balance_minor = $3,
         jackpot_minor = coalesce($4, jackpot_minor) where id = $1`,
      [call.roundId, STATE_AFTER[call.verb], balanceMinor, body.jackpot_amount ?? null],
    )
    if (call.verb !== 'win') return null
    const end = await endRoundOf(studio, client, call)
    await calls.add(client, end)
    return end
  })
}

type RaiseAnswer = { call: OwedCall; raise: Raise; balanceMinor: bigint }

/** The same for what was added to a stake: the round itself waits, or has other wins to come. */
async function recordRaise(
  client: PoolClient,
  calls: OwedCalls,
  { call, raise, balanceMinor }: RaiseAnswer,
): Promise<OwedCall | null> {
  const state = call.verb === 'win' ? 'paid' : 'returned'
  await client.query(`update studio.raises set state = $2 where id = $1`, [raise.id, state])
  await client.query(`update studio.rounds set balance_minor = $2 where id = $1`, [
    call.roundId,
    balanceMinor,
  ])
  if (call.verb !== 'win') return null
  const win = await winAfter(client, call)
  await calls.add(client, win)
  return win
}

async function winAfter(client: PoolClient, call: OwedCall): Promise<OwedCall> {
  const round = await findRound(client, call.roundId)
  if (round === null) throw new Error(`round ${call.roundId} of a win is missing`)
  const outcome = computeRound(round)
  if (outcome.kind !== 'ended') throw new Error(`round ${round.id} of a win has not ended`)
  return nextWin(client, round, outcome)
}

async function endRoundOf(studio: Studio, client: PoolClient, win: OwedCall): Promise<OwedCall> {
  const round = await findRound(client, win.roundId)
  if (round === null) throw new Error(`round ${win.roundId} of a win is missing`)
  return roundOwes(round, 'end-round', {
    session: round.walletSession,
    round_id: round.id,
    transaction_id: transactionId(round.id, 'end-round'),
    detail: roundDetail(round, studio.publicUrl),
  })
}
