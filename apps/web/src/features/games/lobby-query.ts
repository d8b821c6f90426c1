import { getLobby } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Game } from './list-queries.ts'

const staleMs = 60_000

type Shelves = CallAnswer<typeof getLobby>

/** The shelves of the lobby; those that a player opened last are their own. */
export function useLobbyShelves() {
  const remoteId = useSession()?.remoteId ?? null
  return useQuery({
    queryKey: ['player', 'lobby', remoteId],
    staleTime: staleMs,
    queryFn: async ({ signal }): Promise<Shelves> => {
      const answer = await callApi(getLobby, {}, { signal })
      return {
        popular: answerList<Game>(answer, 'popular'),
        newest: answerList<Game>(answer, 'newest'),
        recent: answerList<Game>(answer, 'recent'),
      }
    },
  })
}
