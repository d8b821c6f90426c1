import { getSitting } from '@maidan/contract/facts'
import { amountOf, type Currency } from '@maidan/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'
import { shownBeside } from '../../lib/games/open-round.ts'
import { useSession } from '../../lib/session/session.ts'

/** Often enough for what stands beside a game; a round that moves money asks at once. */
const pollMs = 60_000

type SittingSoFar = { beganMs: number | null; netMinor: bigint; currency: Currency }

const sittingKey = ['player', 'sitting']

/** How long the player has been at the games, and what it has cost or brought as far as they know. */
export const sittingQuery = queryOptions({
  queryKey: sittingKey,
  queryFn: async ({ signal, client }): Promise<SittingSoFar> => {
    const { began_at: beganAt, net, currency } = await callApi(getSitting, {}, { signal })
    const shown = client.getQueryData<SittingSoFar>(sittingKey)
    return {
      beganMs: beganAt === null ? null : Date.parse(beganAt),
      netMinor: shownBeside(amountOf(net, currency), shown?.netMinor),
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
