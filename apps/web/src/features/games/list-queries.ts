import type { CallAnswer } from '@maidan/contract'
import { favouriteGame, favouriteGames, getGames } from '@maidan/contract/facts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useSession } from '../../lib/session/session.ts'

const STALE_MS = 60_000

export type Game = CallAnswer<typeof getGames>['games'][number]

/** Games of a type, of one system or of all, in the recommended order (API-17). */
export const useGames = (type: string, system: string) =>
  useQuery({
    queryKey: ['games', 'list', type, system],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) =>
      answerList<Game>(
        await callApi(getGames, { query: { type, system } }, { signal }),
        'games',
      ).map(completed),
  })

/** A game stands by the four fields of the documents alone; of the rest nothing is known then. */
export function completed(game: Game): Game {
  return { ...unknownFacts, ...game }
}

const unknownFacts: Pick<Game, 'bets' | 'features' | 'has_demo' | 'hit' | 'max_multiple'> = {
  bets: [],
  features: [],
  has_demo: false,
  hit: '',
  max_multiple: null,
}

export const favouritesQuery = queryOptions({
  queryKey: ['player', 'favourite-games'],
  staleTime: STALE_MS,
  queryFn: async ({ signal }) => (await callApi(favouriteGames, {}, { signal })).codes,
})

/** Codes of the player's own favourites; a guest has none. */
export const useFavourites = () => useQuery({ ...favouritesQuery, enabled: useSession() !== null })

/** Marks or unmarks a favourite; the heart follows at once and comes back if it fails. */
export function useMarkFavourite() {
  const client = useQueryClient()
  const { queryKey } = favouritesQuery
  return useMutation({
    mutationFn: (mark: { code: string; favourite: boolean }) =>
      callApi(favouriteGame, { body: mark }),
    onMutate: ({ code, favourite }) => {
      const before = client.getQueryData(queryKey) ?? []
      const others = before.filter((one) => one !== code)
      client.setQueryData(queryKey, favourite ? [code, ...others] : others)
      return { before }
    },
    onError: (_error, _mark, kept) => client.setQueryData(queryKey, kept?.before),
    onSuccess: ({ codes }) => client.setQueryData(queryKey, codes),
  })
}
