import { withdrawalChecklist } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'

const pollMs = 30_000

export type Checklist = CallAnswer<typeof withdrawalChecklist>
export type Condition = Checklist['conditions'][number]['condition']

export const checklistQuery = queryOptions({
  queryKey: ['player', 'withdrawal-checklist'],
  queryFn: ({ signal }) => callApi(withdrawalChecklist, {}, { signal }),
  refetchInterval: pollMs,
  staleTime: 0,
})

/** What has to be met before a withdrawal, asked anew while it is looked at. */
export const useWithdrawalChecklist = () => useQuery(checklistQuery)
