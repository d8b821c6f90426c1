import { staffProofs } from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export type BookProof = CallAnswer<Calls['staffProofs']>['data'][number]

const pageSize = 25
const refreshMs = 60_000

/** A page of the daily proofs of the books, newest first. */
export function useProofs(page: number) {
  return useQuery({
    queryKey: ['proofs', page],
    queryFn: ({ signal }) =>
      callApi(staffProofs, { query: { page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}
