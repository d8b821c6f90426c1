import { inTransaction } from '../db/in-transaction.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { roundOwes } from '../settle/round-owes.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { Studio } from '../studio.ts'
import { computeRound } from './compute-round.ts'
import type { Round } from './round.ts'
import { transactionId } from './transaction-id.ts'

/**
 * Draws the round once its stake is taken, stores the outcome together with the win it owes, and
 * offers the win to the wallet. A win of 0 is sent too, so that every round is accounted for.
 */
export async function drawOutcome(
  studio: Studio,
  round: Round,
  balanceMinor: bigint,
): Promise<void> {
  const owing = owingOfRounds(studio)
  const outcome = computeRound(round)
  const win = winCall(round, outcome.totalWinMinor)
  const stored = await inTransaction(studio.db, async (client) => {
    const played = await client.query(
      `update studio.rounds set state = 'played', events = $2, total_minor = $3, balance_minor = $4
       where id = $1 and state = 'betting'`,
      [round.id, JSON.stringify(outcome.events), outcome.totalWinMinor, balanceMinor],
    )
    if (played.rowCount !== 1) return false
    await owing.calls.add(client, win)
    return true
  })
  if (stored) await sendOwedCall(owing, win)
}

function winCall(round: Round, totalMinor: bigint): OwedCall {
  return roundOwes(round, 'win', {
    session: round.walletSession,
    transaction_id: transactionId(round.id, 'win'),
    round_id: round.id,
    bet_transaction_id: transactionId(round.id, 'bet'),
    amount: String(totalMinor),
    currency: round.currency,
  })
}
