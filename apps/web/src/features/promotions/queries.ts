import { showPromotion } from '@maidan/contract/facts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

const staleMs = 60_000

/** One promotion in full (PROMO-19). */
export const promotionQuery = (id: number) =>
  queryOptions({
    queryKey: ['site', 'promotion', id],
    staleTime: staleMs,
    queryFn: ({ signal }) => callApi(showPromotion, { params: { id: String(id) } }, { signal }),
  })

/** Asks for a promotion once it is opened. */
export const usePromotion = (id: number | undefined) =>
  useQuery({ ...promotionQuery(id ?? 0), enabled: id !== undefined })
