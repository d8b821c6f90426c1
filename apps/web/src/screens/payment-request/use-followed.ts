import { useQuery } from '@tanstack/react-query'
import { transactionState } from '../../features/records/transaction-filter.ts'
import { transactionsQuery, type Transaction } from '../../features/session/queries.ts'

/** Asked again while the payment is open, in case the live line is down. */
const ASK_EVERY_MS = 3_000

/** A player's payment by its reference, from their records, kept fresh until it is decided. */
export function useFollowed(reference: string | undefined) {
  const records = useQuery({
    ...transactionsQuery,
    enabled: reference !== undefined,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isOpen(find(state.data, reference)) ? ASK_EVERY_MS : false),
  })
  const payment = find(records.data, reference)
  return { records, payment, isDecided: payment !== undefined && !isOpen(payment) }
}

function find(records: readonly Transaction[] | undefined, reference: string | undefined) {
  return records?.find(({ transaction_id }) => transaction_id === reference)
}

function isOpen(payment: Transaction | undefined): boolean {
  return payment !== undefined && transactionState(payment.key) === 'processing'
}
