import {
  downloadReconciledDay,
  staffReconcileDay,
  staffReconciledDay,
  staffReconciliation,
} from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { failureCode } from '@maidan/client'
import { saveFile, useLanguage } from '@maidan/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, fetchFile } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type Day = CallAnswer<Calls['staffReconciliation']>['data'][number]
export type Run = Day['runs'][number]
export type ReconciledDay = CallAnswer<Calls['staffReconciledDay']>
export type Line = ReconciledDay['lines'][number]
export type Partner = Run['partner']

/** The partners in the order in which they stand side by side. */
export const partners = ['bkash', 'nagad', 'sslcommerz'] as const satisfies readonly Partner[]

export type PartnerDay = { partner: Partner; day: string }

const pageSize = 31
const refreshMs = 60_000
const keyOf = ({ partner, day }: PartnerDay) => ['reconciliation', partner, day] as const

/** A page of the days with what came of each partner's, newest first. */
export function useDays(page: number) {
  return useQuery({
    queryKey: ['reconciliation', 'days', page],
    queryFn: ({ signal }) =>
      callApi(staffReconciliation, { query: { page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** The newest run of a partner's day; null while there is none. */
export function useReconciledDay(params: PartnerDay) {
  return useQuery({
    queryKey: keyOf(params),
    queryFn: async ({ signal }): Promise<ReconciledDay | null> => {
      try {
        return await callApi(staffReconciledDay, { params }, { signal })
      } catch (error) {
        if (failureCode(error) === 'NOT_FOUND') return null
        throw error
      }
    },
  })
}

/** Reconciles a partner's day now. */
export function useReconcile(params: PartnerDay) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(staffReconcileDay, { params }),
    onSuccess: (day) => client.setQueryData(keyOf(params), day),
    onSettled: useReadAgain(['reconciliation', 'days']),
  })
}

/** Saves the differences of a day as a table; gives the name of the file. */
export function useDownloadDay(params: PartnerDay) {
  const language = useLanguage()
  return useMutation({
    mutationFn: async () => {
      const file = await fetchFile(downloadReconciledDay, { params, query: { language } })
      const name = `${params.partner}-${params.day}.csv`
      saveFile(file, name)
      return name
    },
  })
}
