import { getSitting } from '@maidan/contract/facts'
import { amountOf } from '@maidan/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'

/** Often enough for what stands beside a game; a round that moves money asks at once. */
const pollMs = 60_000

/** How long the player has been at the games, and what it has cost or brought. */
export const sittingQuery = queryOptions({
  queryKey: ['player', 'sitting'],
  queryFn: async ({ signal }) => {
    const { began_at: beganAt, net, currency } = await callApi(getSitting, {}, { signal })
    return {
      beganMs: beganAt === null ? null : Date.parse(beganAt),
      netMinor: amountOf(net, currency),
      currency,
    }
  },
  refetchInterval: pollMs,
  staleTime: 0,
})

/** The player's sitting; a guest asks nothing. */
export function useSitting() {
  return useQuery({ ...sittingQuery, enabled: useSession() !== null })
}
