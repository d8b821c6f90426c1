import type { CallAnswer } from '@maidan/contract'
import { showFreeRounds } from '@maidan/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'

export type FreeRounds = CallAnswer<typeof showFreeRounds>['data'][number]

const freshMs = 10_000

/** The player's free rounds; they change while they are played, in a game of another origin. */
export function useFreeRounds() {
  const isPlayer = useSession() !== null
  return useQuery({
    queryKey: ['player', 'free-rounds'],
    queryFn: ({ signal }) => callApi(showFreeRounds, {}, { signal }),
    enabled: isPlayer,
    staleTime: freshMs,
  })
}
