import { paymentTimes } from '@maidan/contract/facts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

const staleMs = 60_000

/** How long payments took last week; null where there were too few. */
export const paymentTimesQuery = queryOptions({
  queryKey: ['payment-times'],
  queryFn: ({ signal }) => callApi(paymentTimes, {}, { signal }),
  staleTime: staleMs,
})
