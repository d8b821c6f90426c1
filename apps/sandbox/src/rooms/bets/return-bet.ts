import { inTransaction } from '../../games/db/in-transaction.ts'
import type { Rooms } from '../rooms.ts'
import { oweCalls } from '../settle/owe-calls.ts'
import { rollbackOf } from '../settle/calls-of-bet.ts'
import type { Bet } from './bet.ts'

/**
 * Gives up a bet whose stake got no answer: from here on it can only be returned, never count. The
 * rollback is stored first and repeated until the wallet answers it.
 */
export async function returnBet({ db }: Rooms, bet: Bet, reason: string): Promise<void> {
  await inTransaction(db, async (client) => {
    const moved = await client.query(
      `update studio.room_bets set state = 'returning', reason = $2
       where id = $1 and state = 'betting'`,
      [bet.id, reason],
    )
    if (moved.rowCount === 1) await oweCalls(client, [rollbackOf(bet, UNANSWERED)])
  })
}

const UNANSWERED = 'The bet got no answer in time and did not take place.'
