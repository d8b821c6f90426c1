import type { CallAnswer } from '@maidan/contract'
import { getJackpots } from '@maidan/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'

export type Jackpot = CallAnswer<typeof getJackpots>['jackpots'][number]

/** A meter that is looked at is never older than this. */
const pollMs = 15_000

/** What can be won now, in the player's currency; a guest sees the house's. */
export function useJackpots(): readonly Jackpot[] {
  const remoteId = useSession()?.remoteId ?? null
  const { data } = useQuery({
    queryKey: ['player', 'jackpots', remoteId],
    queryFn: async ({ signal }) =>
      answerList<Jackpot>(await callApi(getJackpots, {}, { signal }), 'jackpots'),
    refetchInterval: pollMs,
    staleTime: pollMs,
  })
  return data ?? []
}
