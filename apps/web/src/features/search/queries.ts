import type { CallAnswer } from '@maidan/contract'
import { searchSite } from '@maidan/contract/facts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

const staleMs = 60_000

export type Finds = CallAnswer<typeof searchSite>

/** What the whole site has by a name like this; the finds before stay until the new ones come. */
export const useFinds = (wanted: string) =>
  useQuery({
    queryKey: ['site', 'search', wanted],
    staleTime: staleMs,
    placeholderData: keepPreviousData,
    queryFn:
      wanted === ''
        ? skipToken
        : ({ signal }) => callApi(searchSite, { query: { q: wanted } }, { signal }),
  })
