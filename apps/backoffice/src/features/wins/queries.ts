import { staffAskHeldWin, staffHeldWins } from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type HeldWin = CallAnswer<Calls['staffHeldWins']>['data'][number]
export type Verdict = 'pay' | 'return'

const refreshMs = 10_000
const pageSize = 25

/** A page of the wins that are held, oldest first; fresh every 10 s. */
export function useHeldWins(page: number) {
  return useQuery({
    queryKey: ['held-wins', page],
    queryFn: ({ signal }) =>
      callApi(staffHeldWins, { query: { page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** Asks a second person what becomes of a win. */
export function useAskHeldWin(id: number) {
  return useMutation({
    mutationFn: ({ verdict, reason }: { verdict: Verdict; reason: string }) =>
      callApi(staffAskHeldWin, { params: { id: String(id), verdict }, body: { reason } }),
    onSettled: useReadAgain(),
  })
}
