import { endOtherSessions, endSession, listLogIns, listSessions } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'

export type OpenSession = CallAnswer<typeof listSessions>['data'][number]
export type LogIn = CallAnswer<typeof listLogIns>['data'][number]

const refreshMs = 30_000
const sessionsKey = ['player', 'sessions']

/** Where the player is logged in; read again every half minute. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    refetchInterval: refreshMs,
    queryFn: async ({ signal }) =>
      answerList<OpenSession>(await callApi(listSessions, {}, { signal }), 'data'),
  })

/** The last log-ins and failed tries. */
export const useLogIns = () =>
  useQuery({
    queryKey: ['player', 'log-ins'],
    queryFn: async ({ signal }) =>
      answerList<LogIn>(await callApi(listLogIns, {}, { signal }), 'data'),
  })

/** Ends one session, by its id. */
export function useEndSession() {
  return useMutation({
    mutationFn: (id: number) => callApi(endSession, { params: { id: String(id) } }),
    onSettled: useReadAgain(sessionsKey),
  })
}

/** Ends every session but this one. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => callApi(endOtherSessions),
    onSettled: useReadAgain(sessionsKey),
  })
}
