import type { CallAnswer, Calls } from '@maidan/contract'
import {
  staffAbuseCase,
  staffAbuseCases,
  staffActOnCase,
  staffAskBonusStop,
} from '@maidan/contract/facts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type AbuseCase = CallAnswer<Calls['staffAbuseCases']>['data'][number]
export type CaseRecord = CallAnswer<Calls['staffAbuseCase']>
export type CaseAct = CaseRecord['acts'][number]
export type BonusVerdict = 'stop' | 'offer'

/** Which cases are listed. */
export const caseViews = ['open', 'watching', 'confirmed', 'cleared', 'all'] as const
export type CaseView = (typeof caseViews)[number]

const refreshMs = 15_000
const pageSize = 25

/** A page of the cases, the latest change first; read again every 15 s. */
export function useCases(state: CaseView, page: number) {
  return useQuery({
    queryKey: ['cases', state, page],
    queryFn: ({ signal }) =>
      callApi(staffAbuseCases, { query: { state, page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** One case; read again every 15 s. */
export function useCase(id: string) {
  return useQuery({
    queryKey: ['case', id],
    queryFn: ({ signal }) => callApi(staffAbuseCase, { params: { id } }, { signal }),
    refetchInterval: refreshMs,
  })
}

/** Takes a case, or decides about it; no account is touched by it. */
export function useActOnCase(id: number) {
  return useMutation({
    mutationFn: ({ act, reason }: { act: CaseAct; reason: string }) =>
      callApi(staffActOnCase, { params: { id: String(id), act }, body: { reason } }),
    onSettled: useReadAgain(),
  })
}

/** Asks a second person about the bonuses of a case's accounts. */
export function useAskBonusStop(id: number) {
  return useMutation({
    mutationFn: ({ verdict, reason }: { verdict: BonusVerdict; reason: string }) =>
      callApi(staffAskBonusStop, { params: { id: String(id), verdict }, body: { reason } }),
    onSettled: useReadAgain(),
  })
}
