import { asText } from '../../lib/calls/as-text.ts'
import { isWithin } from './day-range.ts'
import type { DayRange } from './day-range.ts'

export const transactionStates = ['processing', 'success', 'fail'] as const
export const transactionTypes = ['deposit', 'withdraw', 'bonus'] as const
export type TransactionState = (typeof transactionStates)[number]
export type TransactionType = (typeof transactionTypes)[number]

export type TransactionFilter = {
  status: TransactionState | 'all'
  type: TransactionType | 'all'
  date: DayRange
}

export const noFilter: TransactionFilter = { status: 'all', type: 'all', date: 'all' }

const stateOfKey: Readonly<Record<string, TransactionState>> = {
  '0': 'processing',
  '1': 'success',
  '2': 'fail',
}

/** What a transaction's `key` means; an unknown one is still being worked on (REC-19 to REC-21). */
export function transactionState(key: unknown): TransactionState {
  return stateOfKey[asText(key)] ?? 'processing'
}

/** The kind of a transaction; an unknown action counts as a bonus, which moves in. */
export function transactionType(action: unknown): TransactionType {
  return transactionTypes.find((type) => type === action) ?? 'bonus'
}

type Facts = { action: unknown; key: unknown; created_at: string }

/** The transactions that pass all three filters (REC-14 to REC-16). */
export function filterTransactions<T extends Facts>(
  transactions: readonly T[],
  filter: TransactionFilter,
  nowMs: number,
): T[] {
  return transactions.filter(
    ({ action, key, created_at }) =>
      (filter.status === 'all' || transactionState(key) === filter.status) &&
      (filter.type === 'all' || transactionType(action) === filter.type) &&
      isWithin(filter.date, created_at, nowMs),
  )
}
