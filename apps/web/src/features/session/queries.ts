import { marketBlock, showTransactions, showUser } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { ownRemoteId, useSession } from '../../lib/session/session.ts'
import { useTurnovers } from '../../lib/session/turnovers.ts'

const staleMs = 30_000

export type User = CallAnswer<typeof showUser>
export type Transaction = CallAnswer<typeof showTransactions>['transaction'][number]
export type MarketBlock = CallAnswer<typeof marketBlock>

export const userQuery = queryOptions({
  queryKey: ['player', 'user'],
  staleTime: staleMs,
  queryFn: ({ signal }) => callApi(showUser, { query: ownRemoteId() }, { signal }),
})

/** Deposits, withdrawals and bonuses, newest first. */
export const transactionsQuery = queryOptions({
  queryKey: ['player', 'transactions'],
  staleTime: staleMs,
  queryFn: async ({ signal }) =>
    answerList<Transaction>(
      await callApi(showTransactions, { query: ownRemoteId() }, { signal }),
      'transaction',
    ),
})

export const marketBlockQuery = queryOptions({
  queryKey: ['player', 'market-block'],
  staleTime: staleMs,
  queryFn: ({ signal }) => callApi(marketBlock, {}, { signal }),
})

/** Makes the four calls of a logged-in player; a guest makes none (APP-09, APP-10). */
export function useSessionData(): void {
  useUser()
  useTransactions()
  useTurnovers()
  useMarketBlock()
}

/** Each of these asks nothing while no one is logged in. */
export const useUser = () => useQuery({ ...userQuery, enabled: useSession() !== null })
export const useTransactions = () =>
  useQuery({ ...transactionsQuery, enabled: useSession() !== null })

export const useMarketBlock = () =>
  useQuery({ ...marketBlockQuery, enabled: useSession() !== null })
