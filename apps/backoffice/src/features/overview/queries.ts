import { staffOverview } from '@maidan/contract/facts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const refreshMs = 10_000

const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => callApi(staffOverview, {}, { signal }),
  refetchInterval: refreshMs,
})

/** Who is logged in, the lengths of the queues and the ledger's totals; fresh every 10 s. */
export function useOverview() {
  return useQuery(overviewQuery)
}

/** The member of staff who is logged in; undefined until the first answer. */
export function useMe() {
  return useQuery({ ...overviewQuery, select: ({ username, role }) => ({ username, role }) }).data
}
