import { staffUnallocated, staffUseUnallocated } from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type UnallocatedList = CallAnswer<Calls['staffUnallocated']>
export type Money = UnallocatedList['data'][number]
export type MoneyState = Money['state']

export const states = ['open', 'credited', 'returned'] as const satisfies readonly MoneyState[]

const pageSize = 24
const refreshMs = 10_000

/** A page of the money that was set aside; read again every 10 s. */
export function useUnallocated(state: MoneyState, page: number) {
  return useQuery({
    queryKey: ['unallocated', state, page],
    queryFn: ({ signal }) =>
      callApi(staffUnallocated, { query: { state, page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** Asks a second person to give a sum to a player, or to agree that it went back. */
export function useAskUse(id: number) {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffUseUnallocated']>['body']) =>
      callApi(staffUseUnallocated, { params: { id: String(id) }, body }),
    onSettled: useReadAgain(['unallocated'], ['approvals']),
  })
}
