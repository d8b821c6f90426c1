import { staffApprovals } from '@maidan/contract/facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** Which requests are listed: those that wait, one's own, or every one that one may see. */
export const approvalViews = ['waiting', 'mine', 'all'] as const
export type ApprovalView = (typeof approvalViews)[number]

const pageSize = 25
const refreshMs = 5_000

const queries = {
  waiting: { state: 'waiting' },
  mine: { mine: '1' },
  all: {},
} as const satisfies Record<ApprovalView, object>

/** A page of the requests, the newest first; read again every 5 s while the old page stays. */
export function useApprovals(view: ApprovalView, page: number) {
  return useQuery({
    queryKey: ['approvals', view, page],
    queryFn: ({ signal }) =>
      callApi(
        staffApprovals,
        { query: { ...queries[view], page, page_size: pageSize } },
        { signal },
      ),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
}
