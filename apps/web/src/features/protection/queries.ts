import { beginBreak, showProtection, type BreakLength } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

const queryKey = ['player', 'protection']

export type Protection = CallAnswer<typeof showProtection>

/** The player's own break. */
export const useProtection = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi(showProtection, {}, { signal }) })

export function useBeginBreak() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { length: BreakLength; password: string }) => callApi(beginBreak, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
