import type { CallAnswer } from '@maidan/contract'
import { getUnfinishedRounds } from '@maidan/contract/facts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'

export type UnfinishedRound = CallAnswer<typeof getUnfinishedRounds>['rounds'][number]

/** A room's round is over in seconds, and is then none to go back to. */
const pollMs = 15_000
/** A lobby with nothing unfinished asks seldom: a round begins in a game, and one comes back from it. */
const quietMs = 120_000

/** Rounds of games in which the player still has money. */
const unfinishedQuery = queryOptions({
  queryKey: ['player', 'unfinished-rounds'],
  queryFn: async ({ signal }) =>
    answerList<UnfinishedRound>(await callApi(getUnfinishedRounds, {}, { signal }), 'rounds'),
  refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? pollMs : quietMs),
  staleTime: 0,
})

/** The player's unfinished rounds; a guest asks nothing. */
export function useUnfinishedRounds(): readonly UnfinishedRound[] {
  return useQuery({ ...unfinishedQuery, enabled: useSession() !== null }).data ?? []
}
