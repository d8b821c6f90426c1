import type { Round } from './round.ts'

/** What a provider, or for `refund` the operator, asks of a round. Amounts are 0 or more. */
export type RoundCall =
  | { kind: 'bet'; transactionId: string; amountMinor: bigint; oddsCenti?: number }
  | { kind: 'win'; transactionId: string; betTransactionId: string; amountMinor: bigint }
  | { kind: 'rollback'; transactionId: string; betTransactionId: string }
  | { kind: 'end'; transactionId: string }
  | { kind: 'refund'; transactionId: string; reason: string }

/** What the call does to the player's balance. */
export type RoundMove =
  | { kind: 'debit' | 'credit'; amountMinor: bigint }
  | { kind: 'none'; amountMinor: 0n }

export type RoundRefusal =
  | 'ROUND_CLOSED'
  | 'ROUND_NOT_FOUND'
  | 'BET_NOT_FOUND'
  | 'BET_ROLLED_BACK'
  | 'BET_ALREADY_SETTLED'

/**
 * `round` is what to store, null only if there was none and the call made none. `tombstone` is the id
 * of a bet that may never be taken from now on: remember it with the same commit.
 */
export type RoundAnswer =
  | { ok: true; round: Round | null; move: RoundMove; tombstone?: string }
  | { ok: false; code: RoundRefusal }
