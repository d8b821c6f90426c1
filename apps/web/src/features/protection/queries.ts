import type { CallAnswer } from '@maidan/contract'
import {
  beginBreak,
  confirmPlayLimit,
  setPlayLimit,
  showProtection,
  takeBackPlayLimit,
  type BreakLength,
} from '@maidan/contract/facts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

const queryKey = ['player', 'protection']

export type Protection = CallAnswer<typeof showProtection>
export type PlayLimit = Protection['limits'][number]
export type LimitName = Pick<PlayLimit, 'kind' | 'period'>

/** The player's own limits and break. */
export const useProtection = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi(showProtection, {}, { signal }) })

/** A change of them, after which they are read anew. */
function useChange<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ask,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export const useBeginBreak = () =>
  useChange((body: { length: BreakLength; password: string }) => callApi(beginBreak, { body }))

/** Sets a limit, or asks for a looser one; an amount of null for none. */
export const useSetLimit = () =>
  useChange((body: LimitName & { amount: string | null }) => callApi(setPlayLimit, { body }))

/** The second yes to a looser limit. */
export const useConfirmLimit = () =>
  useChange((body: LimitName) => callApi(confirmPlayLimit, { body }))

export const useTakeBackLimit = () =>
  useChange((body: LimitName) => callApi(takeBackPlayLimit, { body }))
