import {
  staffCloseDifference,
  staffEndContest,
  staffRoundDay,
  staffRoundDays,
  staffStuckContests,
} from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { failureCode } from '@maidan/client'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type RoundDayLine = CallAnswer<Calls['staffRoundDays']>['data'][number]
export type ComparedDay = CallAnswer<Calls['staffRoundDay']>
export type RoundDifference = ComparedDay['differences'][number]

export type StuckContest = CallAnswer<Calls['staffStuckContests']>['data'][number]

export type ProviderDay = { provider: string; day: string }

const pageSize = 40
const refreshMs = 60_000
const keyOf = ({ provider, day }: ProviderDay) => ['round-days', provider, day] as const

/** A page of the days on which rounds were compared, a line for each provider, newest first. */
export function useRoundDays(page: number) {
  return useQuery({
    queryKey: ['round-days', 'list', page],
    queryFn: ({ signal }) =>
      callApi(staffRoundDays, { query: { page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** What came of a provider's day; null while it was not compared. */
export function useRoundDay(params: ProviderDay) {
  return useQuery({
    queryKey: keyOf(params),
    queryFn: async ({ signal }): Promise<ComparedDay | null> => {
      try {
        return await callApi(staffRoundDay, { params }, { signal })
      } catch (error) {
        if (failureCode(error) === 'NOT_FOUND') return null
        throw error
      }
    },
    refetchInterval: refreshMs,
  })
}

/** Closes a difference with a reason; the day is read anew, also when somebody was faster. */
export function useCloseDifference(id: number) {
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(staffCloseDifference, { params: { id: String(id) }, body: { reason } }),
    onSettled: useReadAgain(['round-days']),
  })
}

/** Contests that still hold money a day after their first bet. */
export function useStuckContests() {
  return useQuery({
    queryKey: ['stuck-contests'],
    queryFn: ({ signal }) => callApi(staffStuckContests, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** Asks a second person to end one of them; the list is read anew, also when somebody was faster. */
export function useEndContest({ platform, contest, currency }: StuckContest) {
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(staffEndContest, { body: { platform, contest, currency, reason } }),
    onSettled: useReadAgain(),
  })
}
