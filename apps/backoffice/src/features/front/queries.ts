import {
  staffChangeFront,
  staffEndFront,
  staffFront,
  staffOrderFront,
} from '@maidan/contract/facts'
import type { FrontPlace } from '@maidan/contract/facts'
import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

export type Front = CallAnswer<Calls['staffFront']>
export type Piece = Front['data'][number]
export type FrontGame = Front['games'][number]
export type FrontChange = CallInput<Calls['staffChangeFront']>['body']

const refreshMs = 60_000

/** Everything on the front page; read again every minute, since pieces begin and end by themselves. */
export function useFront() {
  return useQuery({
    queryKey: ['front'],
    queryFn: ({ signal }) => callApi(staffFront, {}, { signal }),
    refetchInterval: refreshMs,
  })
}

/** Asks a second person for a piece. */
export function useChangeFront() {
  return useAct((body: FrontChange) => callApi(staffChangeFront, { body }))
}

/** Ends a piece at once. */
export function useEndFront({ place, id, version }: Piece) {
  return useAct((reason: string) =>
    callApi(staffEndFront, { params: { place, id: String(id) }, body: { version, reason } }),
  )
}

/** Puts the pieces of a place into another order. */
export function useOrderFront(place: FrontPlace) {
  return useAct((body: CallInput<Calls['staffOrderFront']>['body']) =>
    callApi(staffOrderFront, { params: { place }, body }),
  )
}

function useAct<Input, Answered>(act: (input: Input) => Promise<Answered>) {
  return useMutation({ mutationFn: act, onSettled: useReadAgain() })
}
