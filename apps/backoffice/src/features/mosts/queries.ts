import { staffProviderDays, staffSetProviderMost } from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type ProviderDay = CallAnswer<Calls['staffProviderDays']>['data'][number]

const refreshMs = 10_000

/** What providers have paid out today, beside their mosts; read again every 10 s. */
export function useProviderDays() {
  return useQuery({
    queryKey: ['provider-days'],
    queryFn: ({ signal }) => callApi(staffProviderDays, {}, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** Lowers a provider's most, or asks a second person for a higher one. */
export function useSetMost() {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffSetProviderMost']>['body']) =>
      callApi(staffSetProviderMost, { body }),
    onSettled: useReadAgain(),
  })
}
