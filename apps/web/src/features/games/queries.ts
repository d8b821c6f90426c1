import { getProvider, getSystem } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'

const staleMs = 5 * 60_000

export type Provider = CallAnswer<typeof getProvider>['data'][number]

/** The systems that offer games of a type (API-13). */
export const systemsQuery = (type: string) =>
  queryOptions({
    queryKey: ['games', 'systems', type],
    staleTime: staleMs,
    queryFn: async ({ signal }) =>
      answerList<string>(await callApi(getSystem, { query: { type } }, { signal }), 'systems'),
  })

/** A provider stands by its `platform` alone: that is its name and its picture's file then. */
function completed(provider: Provider): Provider {
  const { platform, name, icon } = provider
  return { ...provider, name: name || platform, icon: icon || `providers/${platform}.svg` }
}

/** The providers of the given systems, asked without a token (API-14, SIL-023). */
export const providersQuery = (systems: readonly string[]) =>
  queryOptions({
    queryKey: ['games', 'providers', systems],
    staleTime: staleMs,
    queryFn: async ({ signal }) => {
      if (systems.length === 0) return []
      const query = { system: JSON.stringify(systems) }
      const answer = await callApi(getProvider, { query }, { signal, anonymous: true })
      return answerList<Provider>(answer, 'data').map(completed)
    },
  })

/** The providers of these systems. */
export const useProviders = (systems: readonly string[]) => useQuery(providersQuery(systems))

/** The providers of a category: its systems first, then who stands behind them. */
export function useCategoryProviders(type: string) {
  const systems = useQuery(systemsQuery(type))
  const providers = useQuery({
    ...providersQuery(systems.data ?? []),
    enabled: systems.data !== undefined,
  })
  return { systems, providers }
}
