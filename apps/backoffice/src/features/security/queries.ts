import { staffSecurity } from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export type SecurityLine = CallAnswer<Calls['staffSecurity']>['data'][number]
export type SecurityFilter = Pick<
  CallInput<Calls['staffSecurity']>['query'],
  'kind' | 'ip' | 'from' | 'before'
>

const pageSize = 50
const refreshMs = 30_000

/** A page of what was tried and refused, newest first. */
export function useSecurityEvents(filter: SecurityFilter, page: number) {
  return useQuery({
    queryKey: ['security', filter, page],
    queryFn: ({ signal }) =>
      callApi(staffSecurity, { query: { ...filter, page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}
