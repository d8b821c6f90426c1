import { inTransaction } from '../../games/db/in-transaction.ts'
import type { OwedCall, OwedCalls } from '../../games/settle/owed-calls.ts'
import { findBet } from '../bets/bet.ts'
import type { Book } from '../book.ts'
import { betDetail } from '../recall/bet-detail.ts'
import { betOwes } from './bet-owes.ts'

/**
 * Closes a stored call with the wallet's answer and moves its bet on, once. Answers the call that
 * follows from it, stored and claimed for the caller to send.
 */
export async function recordAnswer(
  { db, publicUrl }: Pick<Book, 'db' | 'publicUrl'>,
  calls: OwedCalls,
  call: OwedCall,
  balanceMinor: bigint,
): Promise<OwedCall | null> {
  return inTransaction(db, async (client) => {
    if (!(await calls.close(client, call))) return null
    await client.query(MOVE_ON[call.verb], [call.roundId, balanceMinor])
    if (call.verb !== 'win') return null
    const bet = await findBet(client, call.roundId)
    if (bet === null) throw new Error(`bet ${call.roundId} of a win is missing`)
    const end = betOwes(bet, 'end-round', { detail: betDetail(bet, publicUrl) })
    await calls.add(client, end)
    return end
  })
}

const MOVE_ON = {
  win: `update studio.bets set state = 'paid', balance_minor = $2 where id = $1`,
  // A void bet was decided and is closed by its rollback; any other only did not take place.
  rollback: `update studio.bets set balance_minor = $2,
      state = case when result is null then 'returned' else 'closed' end where id = $1`,
  'end-round': `update studio.bets set state = 'closed', balance_minor = $2 where id = $1`,
} as const satisfies Record<OwedCall['verb'], string>
