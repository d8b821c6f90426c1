import { clearedBets, exchangeActivity, profitLoss } from '@maidan/contract/facts'
import type { CallAnswer, CallQuery } from '@maidan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/calls/api.ts'

export type ClearedFilter = Pick<CallQuery<typeof clearedBets>, 'sport' | 'result'>
export type ProfitFilter = CallQuery<typeof profitLoss>
export type ProfitLoss = CallAnswer<typeof profitLoss>
export type Activity = CallAnswer<typeof exchangeActivity>['activity'][number]

/** One page of what is settled, void, lapsed or cancelled. */
export const useClearedBets = (page: number, filter: ClearedFilter) =>
  useQuery({
    queryKey: ['player', 'bets', 'cleared', page, filter],
    queryFn: ({ signal }) => callApi(clearedBets, { query: { page, ...filter } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Settled markets with what each brought. */
export const useProfitLoss = (filter: ProfitFilter) =>
  useQuery({
    queryKey: ['player', 'bets', 'profit-loss', filter],
    queryFn: ({ signal }) => callApi(profitLoss, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The last logins and bets. */
export const useActivity = () =>
  useQuery({
    queryKey: ['player', 'bets', 'activity'],
    queryFn: async ({ signal }) => (await callApi(exchangeActivity, {}, { signal })).activity,
  })
