import { staffAskLimit, staffLiability } from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type Liability = CallAnswer<Calls['staffLiability']>
export type HouseLimit = Liability['limits'][number]
export type AtRisk = Liability['at_risk'][number]
export type LimitScope = HouseLimit['scope']

/** The widest first, as the desk lists them. */
export const limitScopes = [
  'sport',
  'event',
  'market',
  'runner',
  'player',
] as const satisfies readonly LimitScope[]

const refreshMs = 5_000

/** What the house may lose now, beside its limits; read again every 5 s. */
export function useLiability() {
  return useQuery({
    queryKey: ['liability'],
    queryFn: ({ signal }) => callApi(staffLiability, {}, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** Asks a second person for another limit. */
export function useAskLimit() {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffAskLimit']>['body']) =>
      callApi(staffAskLimit, { body }),
    onSettled: useReadAgain(),
  })
}
