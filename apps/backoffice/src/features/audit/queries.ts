import { staffAudit } from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export type AuditLine = CallAnswer<Calls['staffAudit']>['data'][number]

const pageSize = 50

/** A page of what staff did, newest first. */
export function useAudit(search: string, page: number) {
  return useQuery({
    queryKey: ['audit', search, page],
    queryFn: ({ signal }) =>
      callApi(staffAudit, { query: { search, page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
