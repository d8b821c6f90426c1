import { transactionId } from '../../games/rounds/transaction-id.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import type { Bet } from '../bets/bet.ts'

/** The call that gives a stake back, whether it was ever taken or not. */
export function rollbackOf(bet: Bet, reason: string): OwedCall {
  const named = { bet_transaction_id: transactionId(bet.id, 'bet'), ...contestOf(bet) }
  return callOf(bet, 'rollback', { ...named, reason })
}

/** The call that pays a win. A lost bet is told as a win of 0, so that every round is accounted for. */
export function winOf(bet: Bet, amountMinor: bigint): OwedCall {
  return callOf(bet, 'win', {
    bet_transaction_id: transactionId(bet.id, 'bet'),
    amount: String(amountMinor),
    currency: bet.currency,
    ...contestOf(bet),
  })
}

/** The call that ends the round at the wallet, with what is kept of it there. */
export function endOf(bet: Bet, detail: string): OwedCall {
  return callOf(bet, 'end-round', { detail })
}

/** A call that moves the stake of a contest names it, as the bet has. */
function contestOf({ contest }: Bet): Record<string, string> {
  return contest === null ? {} : { contest }
}

/** A bet's call with its body as it will be sent every time. */
function callOf(bet: Bet, verb: OwedCall['verb'], fields: Record<string, string>): OwedCall {
  const id = transactionId(bet.id, verb)
  const body = { session: bet.walletSession, transaction_id: id, round_id: bet.id, ...fields }
  return {
    transactionId: id,
    roundId: bet.id,
    verb,
    provider: bet.provider,
    body: JSON.stringify(body),
    attempts: 0,
  }
}
