import type { CallAnswer } from '@maidan/contract'
import { showMissions, takeMission } from '@maidan/contract/facts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import { useSession } from '../../lib/session/session.ts'

export type Mission = CallAnswer<typeof showMissions>['data'][number]

const freshMs = 10_000

/** How far the player is with each mission; it changes while they play, in a game of another origin. */
export function useMissions() {
  const isPlayer = useSession() !== null
  return useQuery({
    queryKey: ['player', 'missions'],
    queryFn: ({ signal }) => callApi(showMissions, {}, { signal }),
    enabled: isPlayer,
    staleTime: freshMs,
  })
}

/** Takes the reward of a period, then reads the player's records again. */
export function useTakeMission() {
  return useMutation({
    mutationFn: ({ promotion_id, from }: Mission) =>
      callApi(takeMission, { body: { promotion_id, from } }),
    onSuccess: useReadAgain(['player']),
  })
}
