import { inTransaction } from '../db/in-transaction.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { roundOwes } from '../settle/round-owes.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { Studio } from '../studio.ts'
import type { Round } from './round.ts'
import { transactionId } from './transaction-id.ts'

/**
 * Gives up a round whose bet got no answer: from here on it can only be returned, never drawn.
 * The rollback is stored first and repeated until the wallet answers it.
 */
export async function returnStake(studio: Studio, round: Round, reason: string): Promise<void> {
  const owing = owingOfRounds(studio)
  const rollback = rollbackCall(round)
  const given = await inTransaction(studio.db, async (client) => {
    const moved = await client.query(
      `update studio.rounds set state = 'returning', reason = $2
       where id = $1 and state = 'betting'`,
      [round.id, reason],
    )
    if (moved.rowCount !== 1) return false
    await owing.calls.add(client, rollback)
    return true
  })
  if (given) await sendOwedCall(owing, rollback)
}

function rollbackCall(round: Round): OwedCall {
  return roundOwes(round, 'rollback', {
    session: round.walletSession,
    transaction_id: transactionId(round.id, 'rollback'),
    round_id: round.id,
    bet_transaction_id: transactionId(round.id, 'bet'),
    reason: 'The bet got no answer in time; the round was not played.',
  })
}
