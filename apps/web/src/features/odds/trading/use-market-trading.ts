import type { CallAnswer } from '@maidan/contract'
import { marketTrading } from '@maidan/contract/facts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/calls/api.ts'

const POLL_MS = 10_000

export type Trading = CallAnswer<typeof marketTrading>
export type TradedRunner = Trading['runners'][number]

/** What was matched on a market and how its prices moved, asked again while it is looked at. */
export function useMarketTrading(marketId: string) {
  return useQuery({
    queryKey: ['exchange', 'trading', marketId],
    queryFn: ({ signal }) => callApi(marketTrading, { query: { market_id: marketId } }, { signal }),
    refetchInterval: POLL_MS,
  })
}
