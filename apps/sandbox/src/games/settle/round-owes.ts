import type { Round } from '../rounds/round.ts'
import type { OwedCall } from './owed-calls.ts'

/** A round's call with its body as it will be sent every time. */
export function roundOwes(
  round: Round,
  verb: OwedCall['verb'],
  body: { transaction_id: string } & Record<string, string>,
): OwedCall {
  return {
    transactionId: body.transaction_id,
    roundId: round.id,
    verb,
    provider: round.provider,
    body: JSON.stringify(body),
    attempts: 1,
  }
}
