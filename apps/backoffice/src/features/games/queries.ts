import { staffGames, staffSetGame, staffSetGameProvider } from '@maidan/contract/facts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'

type Games = CallAnswer<Calls['staffGames']>
export type GameLine = Games['data'][number]
export type ProviderLine = Games['providers'][number]

/** A game, or a provider with all its games, as something that can be stopped. */
export type Stoppable = Pick<GameLine, 'name' | 'status' | 'approval_id'> & {
  of: 'game' | 'provider'
  key: string
}

/** `provider`: its slug, empty for all; `isStopped`: those alone that staff have stopped. */
export type GameFilter = { search: string; provider: string; isStopped: boolean }

const pageSize = 50
const refreshMs = 15_000

/** A page of the games in the order of the lobby, beside all providers; read again every 15 s. */
export function useGames({ search, provider, isStopped }: GameFilter, page: number) {
  return useQuery({
    queryKey: ['games', search, provider, isStopped, page],
    queryFn: ({ signal }) => {
      const query = {
        page,
        page_size: pageSize,
        ...(search !== '' && { search }),
        ...(provider !== '' && { provider }),
        ...(isStopped && { stopped: '1' as const }),
      }
      return callApi(staffGames, { query }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** Stops a game or a provider, or asks a second person to open it again. */
export function useSetGame({ of, key, status: now }: Stoppable) {
  return useMutation({
    mutationFn: (reason: string) => {
      const body = { status: now === 'active' ? 'inactive' : 'active', reason } as const
      return of === 'game'
        ? callApi(staffSetGame, { params: { code: key }, body })
        : callApi(staffSetGameProvider, { params: { provider: key }, body })
    },
    onSettled: useReadAgain(),
  })
}
