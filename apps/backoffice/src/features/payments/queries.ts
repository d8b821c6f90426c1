import { staffDeposits, staffReceipt, staffWithdrawals } from '@maidan/contract/facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../lib/api.ts'
import type { Direction, Payment, PaymentList } from './payment.ts'

const refreshMs = 10_000

export const pageSize = 25

export type PaymentFilter = { state: string; search: string; page: number }

export const paymentKeys = {
  all: (direction: Direction) => ['payments', direction] as const,
  list: (direction: Direction, filter: PaymentFilter) =>
    ['payments', direction, 'list', filter] as const,
  one: (direction: Direction, reference: string) =>
    ['payments', direction, 'one', reference] as const,
}

/** A page of the queue, the oldest first; read again every 10 s while the old page stays. */
export function usePayments(direction: Direction, filter: PaymentFilter) {
  return useQuery({
    queryKey: paymentKeys.list(direction, filter),
    queryFn: ({ signal }) => listPayments(direction, filter, signal),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
}

/** One payment by its reference, for one that is not in the list shown; null if there is none. */
export function usePayment(direction: Direction, reference: string, wanted: boolean) {
  return useQuery({
    queryKey: paymentKeys.one(direction, reference),
    queryFn: async ({ signal }): Promise<Payment | null> => {
      const filter = { state: 'all', search: reference, page: 1 }
      const { data } = await listPayments(direction, filter, signal)
      return data.find((payment) => payment.reference === reference) ?? null
    },
    enabled: wanted,
    refetchInterval: refreshMs,
  })
}

/** The receipt of a deposit as a file; it does not change while a person looks at it. */
export function useReceipt({ id, has_receipt, updated_at }: Payment) {
  return useQuery({
    queryKey: ['receipt', id, updated_at],
    queryFn: ({ signal }) => fetchFile(staffReceipt, { params: { id: String(id) } }, { signal }),
    enabled: has_receipt,
    staleTime: Infinity,
  })
}

function listPayments(
  direction: Direction,
  { state, search, page }: PaymentFilter,
  signal: AbortSignal,
): Promise<PaymentList> {
  const call = direction === 'deposit' ? staffDeposits : staffWithdrawals
  return callApi(call, { query: { state, search, page, page_size: pageSize } }, { signal })
}
