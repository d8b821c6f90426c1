import { transactionId } from '../../games/rounds/transaction-id.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import type { Bet } from '../bets/bet.ts'
import { betOwes } from './bet-owes.ts'

/** The call that gives a stake back, whether it was ever taken or not. */
export function rollbackOf(bet: Bet, reason: string): OwedCall {
  return betOwes(bet, 'rollback', { bet_transaction_id: transactionId(bet.id, 'bet'), reason })
}
