import { inTransaction } from '../db/in-transaction.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { roundOwes } from '../settle/round-owes.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { Studio } from '../studio.ts'
import type { Raise } from './raise.ts'
import { findRound, type Round } from '../rounds/round.ts'
import { transactionId } from '../rounds/transaction-id.ts'

/**
 * Gives up a raise whose bet got no answer: from here on its choice can only be made with another raise.
 * The rollback is stored first and repeated until the wallet answers it; the round waits as it did.
 */
export async function returnRaise(studio: Studio, raise: Raise, reason: string): Promise<void> {
  const owing = owingOfRounds(studio)
  const round = await findRound(studio.db, raise.roundId)
  if (round === null) throw new Error(`round ${raise.roundId} of a raise is missing`)
  const rollback = rollbackCall(round, raise)
  const given = await inTransaction(studio.db, async (client) => {
    const moved = await client.query(
      `update studio.raises set state = 'returning', reason = $2
       where id = $1 and state = 'asking'`,
      [raise.id, reason],
    )
    if (moved.rowCount !== 1) return false
    await owing.calls.add(client, rollback)
    return true
  })
  if (given) await sendOwedCall(owing, rollback)
}

function rollbackCall(round: Round, raise: Raise): OwedCall {
  return roundOwes(round, 'rollback', {
    session: raise.walletSession,
    transaction_id: transactionId(raise.id, 'rollback'),
    round_id: round.id,
    bet_transaction_id: raise.id,
    reason: 'The bet got no answer in time; the choice that it was for was not made.',
  })
}
