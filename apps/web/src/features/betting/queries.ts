import type { CallAnswer } from '@maidan/contract'
import { bettingRecord, getProvider, getTypes } from '@maidan/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useLanguage } from '../../lib/text/language.ts'

/** What there is to filter by hardly changes while the screen is open. */
const FILTER_STALE_MS = 5 * 60_000

export type BettingRecord = CallAnswer<typeof bettingRecord>[number]
type Provider = CallAnswer<typeof getProvider>['data'][number]

export function useBettingRecords() {
  const language = useLanguage()
  return useQuery({
    // The server names games in the language that the screen speaks.
    queryKey: ['player', 'betting', language],
    queryFn: async ({ signal }) =>
      answerList<BettingRecord>(await callApi(bettingRecord, {}, { signal }), 'data'),
  })
}

/** Platforms of the filter: the provider call with the token and without `system` (REC-04). */
export const useRecordPlatforms = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['player', 'betting-platforms'],
    enabled,
    staleTime: FILTER_STALE_MS,
    queryFn: async ({ signal }) =>
      answerList<Provider>(await callApi(getProvider, { query: {} }, { signal }), 'data'),
  })

export const useRecordTypes = () =>
  useQuery({
    queryKey: ['player', 'betting-types'],
    staleTime: FILTER_STALE_MS,
    queryFn: async ({ signal }) =>
      answerList<string>(await callApi(getTypes, {}, { signal }), 'types'),
  })
