import { quoteCashOut } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'

const REPRICE_MS = 2000

export type CashOutQuote = CallAnswer<typeof quoteCashOut>

/** What a cash-out would make certain now; priced anew every two seconds while it is looked at. */
export function useCashOutQuote(marketId: string, percent: number) {
  return useQuery({
    queryKey: ['player', 'bets', 'cash-out', marketId, percent],
    queryFn: ({ signal }) =>
      callApi(quoteCashOut, { query: { market_id: marketId, percent } }, { signal }),
    refetchInterval: REPRICE_MS,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
