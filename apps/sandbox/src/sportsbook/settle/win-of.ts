import { transactionId } from '../../games/rounds/transaction-id.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import type { Bet } from '../bets/bet.ts'
import { betOwes } from './bet-owes.ts'

/** The call that pays a bet, with nothing where it is lost. */
export function winOf(
  bet: Bet,
  amountMinor: bigint,
  beside: Readonly<Record<string, string>> = {},
): OwedCall {
  return betOwes(bet, 'win', {
    bet_transaction_id: transactionId(bet.id, 'bet'),
    amount: String(amountMinor),
    ...beside,
    ...(bet.grantId !== null && { grant: bet.grantId }),
    currency: bet.currency,
  })
}
