import { staffKnowBreak, staffProofs, staffProveBooks } from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type BookProof = CallAnswer<Calls['staffProofs']>['data'][number]
export type Break = BookProof['breaks'][number]

const pageSize = 25
const refreshMs = 60_000
/** While somebody waits for a proof. */
const wishedRefreshMs = 2_000

/** A page of the proofs of the books, newest first. */
export function useProofs(page: number) {
  return useQuery({
    queryKey: ['proofs', page],
    queryFn: ({ signal }) =>
      callApi(staffProofs, { query: { page, page_size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.wished_at == null ? refreshMs : wishedRefreshMs),
  })
}

/** Asks for a proof now. */
export function useProveBooks() {
  return useAct(() => callApi(staffProveBooks, {}))
}

/** Asks a second admin to agree that the cause of a line is known. */
export function useKnowBreak() {
  return useAct((body: CallInput<Calls['staffKnowBreak']>['body']) =>
    callApi(staffKnowBreak, { body }),
  )
}

function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: act,
    onSettled: useReadAgain(['proofs'], ['approvals']),
  })
}
