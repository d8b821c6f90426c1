import type { CallAnswer } from '@maidan/contract'
import {
  beginBreak,
  confirmPlayLimit,
  setPlayLimit,
  showProtection,
  takeBackPlayLimit,
  type BreakLength,
} from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'

const queryKey = ['player', 'protection']

export type Protection = CallAnswer<typeof showProtection>
export type PlayLimit = Protection['limits'][number]
export type LimitName = Pick<PlayLimit, 'kind' | 'period'>

/** The player's own limits and break. */
export const useProtection = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi(showProtection, {}, { signal }) })

/** What is said of a change, also when what was changed has left the screen by then. */
export type Said = { onSuccess: () => void; onError: (error: Error) => void }

/** A change of them, after which they are read anew. */
function useChange<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>, said?: Said) {
  return useMutation({ mutationFn: ask, onSettled: useReadAgain(queryKey), ...said })
}

export const useBeginBreak = () =>
  useChange((body: { length: BreakLength; password: string }) => callApi(beginBreak, { body }))

/** Sets a limit, or asks for a looser one; an amount of null for none. */
export const useSetLimit = () =>
  useChange((body: LimitName & { amount: string | null }) => callApi(setPlayLimit, { body }))

/** The second yes to a looser limit. */
export const useConfirmLimit = (said: Said) =>
  useChange((body: LimitName) => callApi(confirmPlayLimit, { body }), said)

export const useTakeBackLimit = (said: Said) =>
  useChange((body: LimitName) => callApi(takeBackPlayLimit, { body }), said)
