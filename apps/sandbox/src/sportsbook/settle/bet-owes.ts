import { transactionId } from '../../games/rounds/transaction-id.ts'
import type { OwedCall } from '../../games/settle/owed-calls.ts'
import type { Bet } from '../bets/bet.ts'
import { BOOK_GAME } from '../book-game.ts'

/** A bet's call with its body as it will be sent every time. */
export function betOwes(
  bet: Bet,
  verb: OwedCall['verb'],
  fields: Record<string, string>,
): OwedCall {
  const id = transactionId(bet.id, verb)
  const body = { session: bet.walletSession, transaction_id: id, round_id: bet.id, ...fields }
  return {
    transactionId: id,
    roundId: bet.id,
    verb,
    provider: BOOK_GAME.provider,
    body: JSON.stringify(body),
    attempts: 1,
  }
}
