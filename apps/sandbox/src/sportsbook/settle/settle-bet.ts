import { inTransaction } from '../../games/db/in-transaction.ts'
import { transactionId } from '../../games/rounds/transaction-id.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import { sendOwedCall } from '../../games/settle/send-owed-call.ts'
import type { Bet, BetResult } from '../bets/bet.ts'
import type { Book } from '../book.ts'
import { returnOf } from '../odds/return-of.ts'
import { betOwes } from './bet-owes.ts'
import { owingOfBets } from './owing-of-bets.ts'
import { rollbackOf } from './rollback-of.ts'

/**
 * Stores the result of an open bet together with the money it owes, and offers that to the wallet. A
 * lost bet is told as a win of 0, so that every round is accounted for. A bet is settled once.
 */
export async function settleBet(book: Book, bet: Bet, result: BetResult): Promise<void> {
  const owing = owingOfBets(book)
  const call = owedFor(bet, result)
  const settled = await inTransaction(book.db, async (client) => {
    const moved = await client.query(
      `update studio.bets set state = 'settling', result = $2, settled_at = now()
       where id = $1 and state = 'open'`,
      [bet.id, result],
    )
    if (moved.rowCount !== 1) return false
    await owing.calls.add(client, call)
    return true
  })
  if (settled) await sendOwedCall(owing, call)
}

function owedFor(bet: Bet, result: BetResult): OwedCall {
  switch (result) {
    case 'won':
      return winOf(bet, returnOf(bet.stakeMinor, bet.oddsCenti))
    case 'lost':
      return winOf(bet, 0n)
    case 'void':
      return rollbackOf(bet, 'There is no result that counts for this bet.')
  }
}

function winOf(bet: Bet, amountMinor: bigint): OwedCall {
  return betOwes(bet, 'win', {
    bet_transaction_id: transactionId(bet.id, 'bet'),
    amount: String(amountMinor),
    currency: bet.currency,
  })
}
