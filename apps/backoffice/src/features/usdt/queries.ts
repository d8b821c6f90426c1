import { staffEndSweep, staffPrepareSweep, staffSweep, staffUsdt } from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { failureCode } from '@maidan/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type UsdtBook = CallAnswer<Calls['staffUsdt']>
export type Sweep = UsdtBook['sweeps'][number]
export type SweepDetail = CallAnswer<Calls['staffSweep']>

const refreshMs = 15_000
const all = ['usdt'] as const

/** The dollars on players’ addresses, the sweeps, and what left without one. */
export function useUsdt() {
  return useQuery({
    queryKey: [...all, 'book'],
    queryFn: ({ signal }) => callApi(staffUsdt, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** A sweep with its transfers; null where there is none of this number. */
export function useSweep(id: string) {
  return useQuery({
    queryKey: [...all, 'sweep', id],
    queryFn: async ({ signal }): Promise<SweepDetail | null> => {
      if (!/^[1-9]\d{0,15}$/.test(id)) return null
      try {
        return await callApi(staffSweep, { params: { id } }, { signal })
      } catch (error) {
        if (failureCode(error) === 'NOT_FOUND') return null
        throw error
      }
    },
    refetchInterval: refreshMs,
  })
}

/** Writes a sweep down of all that holds so much. */
export function usePrepareSweep() {
  return useMutation({
    mutationFn: (least: string) => callApi(staffPrepareSweep, { body: { least } }),
    onSettled: useReadAgain(all),
  })
}

/** Ends a sweep with a reason; the book is read anew, also when all was sent meanwhile. */
export function useEndSweep(id: number) {
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(staffEndSweep, { params: { id: String(id) }, body: { reason } }),
    onSettled: useReadAgain(all),
  })
}
