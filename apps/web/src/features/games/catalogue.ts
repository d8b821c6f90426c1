import type { CallAnswer } from '@maidan/contract'
import { getCatalogue } from '@maidan/contract/facts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { sameSystem } from './same-system.ts'

const staleMs = 5 * 60_000

type OpenType = CallAnswer<typeof getCatalogue>['types'][number]

const catalogueQuery = queryOptions({
  queryKey: ['games', 'catalogue'],
  staleTime: staleMs,
  queryFn: async ({ signal }) =>
    answerList<OpenType>(await callApi(getCatalogue, {}, { signal }), 'types'),
})

/**
 * Whether a kind of game, or one system of it, opens on nothing. While the catalogue is not
 * known nothing is said to be closed.
 */
export function useIsClosed(): (type: string, system?: string) => boolean {
  const { data } = useQuery(catalogueQuery)
  return (type, system = '') => {
    if (data === undefined) return false
    const open = data.find((one) => one.type === type)
    if (open === undefined) return true
    return system !== '' && !open.systems.some((one) => sameSystem(one, system))
  }
}
