import { staffMarket, staffMarkets } from '@maidan/contract/facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import type { MarketFilterName } from './market.ts'

const listRefreshMs = 5_000
const countRefreshMs = 10_000
const marketRefreshMs = 2_000

const pageSize = 50

export type MarketFilter = { state: MarketFilterName; search: string; page: number }

export const marketKeys = {
  all: ['markets'],
  one: (code: string) => ['markets', 'one', code],
} as const

/** Where the code of the market that was opened last is kept, for the list's cursor. */
export const lastMarketKey = ['last market'] as const

/** A page of the markets; read again every 5 s while the old page stays. */
export function useMarkets({ state, search, page }: MarketFilter) {
  return useQuery({
    queryKey: ['markets', 'list', state, search, page],
    queryFn: ({ signal }) =>
      callApi(staffMarkets, { query: { state, search, page, page_size: pageSize } }, { signal }),
    refetchInterval: listRefreshMs,
    placeholderData: keepPreviousData,
  })
}

/** How many markets a filter has; undefined until that is known. */
export function useMarketCount(state: MarketFilterName, wanted = true): number | undefined {
  return useQuery({
    queryKey: ['markets', 'count', state],
    queryFn: ({ signal }) =>
      callApi(staffMarkets, { query: { state, page: 1, page_size: 1 } }, { signal }),
    select: ({ total }) => total,
    refetchInterval: countRefreshMs,
    enabled: wanted,
  }).data
}

/** One market with its last bets; read again every 2 s. */
export function useMarket(code: string) {
  return useQuery({
    queryKey: marketKeys.one(code),
    queryFn: ({ signal }) => callApi(staffMarket, { params: { code } }, { signal }),
    refetchInterval: marketRefreshMs,
  })
}
