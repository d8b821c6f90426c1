import {
  staffAskMethodRoutes,
  staffAskMethodTerms,
  staffMethods,
  staffSetMethod,
} from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

type Methods = CallAnswer<Calls['staffMethods']>
export type Method = Methods['data'][number]
export type StrangeNotice = Methods['strange_notices'][number]

const refreshMs = 10_000

/** Every payment method and the notices that nobody waits for; read again every 10 s. */
export function useMethods() {
  return useQuery({
    queryKey: ['methods'],
    queryFn: ({ signal }) => callApi(staffMethods, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** Stops a method, or asks a second person to open it again. */
export function useSetMethod({ id, status: now }: Pick<Method, 'id' | 'status'>) {
  return useMutation({
    mutationFn: (reason: string) => {
      const status = now === 'active' ? 'inactive' : 'active'
      return callApi(staffSetMethod, { params: { id: String(id) }, body: { status, reason } })
    },
    onSettled: useReadAgain(),
  })
}

/** Asks a second person for other limits and another fee of a method. */
export function useAskMethodTerms(id: number) {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffAskMethodTerms']>['body']) =>
      callApi(staffAskMethodTerms, { params: { id: String(id) }, body }),
    onSettled: useReadAgain(),
  })
}

/** Asks a second person by whose pages a method is to be served. */
export function useAskMethodRoutes(id: number) {
  return useMutation({
    mutationFn: (body: CallInput<Calls['staffAskMethodRoutes']>['body']) =>
      callApi(staffAskMethodRoutes, { params: { id: String(id) }, body }),
    onSettled: useReadAgain(),
  })
}
