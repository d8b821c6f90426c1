import { exchangeHub } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'

export type ExchangeRecord = CallAnswer<typeof exchangeHub>['data'][number]

/** Every exchange bet of the player, newest first (API-40). */
export function useExchangeRecords() {
  return useQuery({
    queryKey: ['player', 'bets', 'hub'],
    queryFn: async ({ signal }) =>
      answerList<ExchangeRecord>(await callApi(exchangeHub, {}, { signal }), 'data'),
  })
}
