import { inTransaction } from '../../games/db/in-transaction.ts'
import { sendOwedCall } from '../../games/settle/send-owed-call.ts'
import type { Book } from '../book.ts'
import { owingOfBets } from '../settle/owing-of-bets.ts'
import { rollbackOf } from '../settle/rollback-of.ts'
import type { Bet } from './bet.ts'

/**
 * Gives up a bet whose stake got no answer: from here on it can only be returned, never opened. The
 * rollback is stored first and repeated until the wallet answers it.
 */
export async function returnBet(book: Book, bet: Bet, reason: string): Promise<void> {
  const owing = owingOfBets(book)
  const rollback = rollbackOf(bet, 'The bet got no answer in time and did not take place.')
  const given = await inTransaction(book.db, async (client) => {
    const moved = await client.query(
      `update studio.bets set state = 'returning', reason = $2 where id = $1 and state = 'betting'`,
      [bet.id, reason],
    )
    if (moved.rowCount !== 1) return false
    await owing.calls.add(client, rollback)
    return true
  })
  if (given) await sendOwedCall(owing, rollback)
}
