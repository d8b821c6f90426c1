import {
  staffPreviewSettlement,
  staffSettleMarket,
  staffSuspendMarket,
} from '@maidan/contract/facts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { useReadAgain } from '../../lib/use-read-again.ts'
import type { Ending, MarketRecord } from './market.ts'
import { marketKeys } from './queries.ts'

/** Stops a market's betting or lets it follow the feed again; its new state stands at once. */
export function useSuspendMarket(code: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { suspended: boolean; reason: string }) =>
      callApi(staffSuspendMarket, { params: { code }, body }),
    onSuccess: (market) =>
      client.setQueryData<MarketRecord>(marketKeys.one(code), (known) =>
        known === undefined ? known : { ...known, market },
      ),
    onSettled: useReadAgain(marketKeys.all),
  })
}

/** Asks what a settlement would pay; nothing is changed by it. */
export function usePreviewSettlement(code: string) {
  return useMutation({
    mutationFn: (ending: Ending) =>
      callApi(staffPreviewSettlement, { params: { code }, body: ending }),
  })
}

/** Settles a market, or asks a second person to approve that. */
export function useSettleMarket(code: string) {
  return useMutation({
    mutationFn: (body: Ending & { reason: string }) =>
      callApi(staffSettleMarket, { params: { code }, body }),
    onSettled: useReadAgain(marketKeys.all),
  })
}
