import { clearedBets, exchangeExposure, exchangeMarkets, openBets } from '@maidan/contract/facts'
import type { CallAnswer } from '@maidan/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../lib/calls/api.ts'
import type { PriceState } from '../../lib/exchange/live-price.ts'
import type { Selection } from '../../lib/exchange/selection.ts'
import { useSession } from '../../lib/session/session.ts'

/** The live line tells of every change at once; this is what is asked while it is down. */
const POLL_MS = 10_000
/** A bet that waits for its delay is looked at this often. */
const DELAYED_POLL_MS = 1000
/** Delay and limits of a market while a slip is open. */
const MARKETS_POLL_MS = 5000

export type Bet = CallAnswer<typeof openBets>['bets'][number]
export type Exposure = CallAnswer<typeof exchangeExposure>
export type MarketExposure = Exposure['markets'][number]
export type BetMarket = CallAnswer<typeof exchangeMarkets>['markets'][number]

/** Bets that are not settled yet, newest first; of one event if it is named. */
export function useOpenBets(eventId?: string) {
  return useQuery({
    queryKey: ['player', 'bets', 'open', eventId ?? 'all'],
    queryFn: async ({ signal }) =>
      (await callApi(openBets, { query: { event_id: eventId } }, { signal })).bets,
    enabled: useSession() !== null,
    refetchInterval: ({ state }) =>
      state.data?.some((bet) => bet.state === 'delayed') ? DELAYED_POLL_MS : POLL_MS,
  })
}

/** What each open market may cost and bring. */
export function useExposure() {
  return useQuery({
    queryKey: ['player', 'bets', 'exposure'],
    queryFn: ({ signal }) => callApi(exchangeExposure, { query: {} }, { signal }),
    enabled: useSession() !== null,
    refetchInterval: POLL_MS,
  })
}

/** One market as it can be bet on now, followed while `enabled`; undefined until it is known. */
export function useBetMarket(
  { eventId, marketId }: Pick<Selection, 'eventId' | 'marketId'>,
  { enabled }: { enabled: boolean },
): BetMarket | undefined {
  const markets = useQuery({
    queryKey: marketsKey(eventId),
    queryFn: ({ signal }) => askMarkets(eventId, signal),
    refetchInterval: MARKETS_POLL_MS,
    enabled,
  })
  return markets.data?.find((market) => market.market_id === marketId)
}

/** The markets of an event with their limits and commission, as they stood when they were asked for. */
export function useEventMarkets(eventId: string) {
  return useQuery({
    queryKey: marketsKey(eventId),
    queryFn: ({ signal }) => askMarkets(eventId, signal),
  })
}

/** Asks for the markets of an event anew when the price that the slip stands on changes its state. */
export function useFreshMarket(eventId: string, state: PriceState | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: marketsKey(eventId) })
  }, [queries, eventId, state])
}

async function askMarkets(eventId: string, signal: AbortSignal): Promise<BetMarket[]> {
  return (await callApi(exchangeMarkets, { query: { event_id: eventId } }, { signal })).markets
}

const marketsKey = (eventId: string) => ['exchange', 'bet-markets', eventId]

/** A bet just placed, followed until nothing of it waits; `placed` is how it was answered. */
export function useFollowedBet(placed: Bet): Bet {
  const followed = useQuery({
    queryKey: ['player', 'bets', 'one', placed.bet_id],
    queryFn: ({ signal }) => findBet(placed, signal),
    initialData: placed,
    staleTime: DELAYED_POLL_MS,
    refetchInterval: ({ state }) => pollOf(state.data ?? placed),
  })
  return followed.data
}

/** Where a bet stands now: among the open ones or, if it lapsed whole, among the cleared ones. */
export async function findBet(placed: Bet, signal?: AbortSignal): Promise<Bet> {
  const options = signal ? { signal } : {}
  const open = await callApi(openBets, { query: { market_id: placed.market_id } }, options)
  const isIt = ({ bet_id }: Bet) => bet_id === placed.bet_id
  const found = open.bets.find(isIt)
  if (found) return found
  const cleared = await callApi(clearedBets, { query: {} }, options)
  return cleared.bets.find(isIt) ?? placed
}

/** Asks again for everything that a placed, cancelled or lapsed bet changes. */
export function refreshBets(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['player', 'bets'] })
  void queries.invalidateQueries({ queryKey: ['player', 'balance'] })
}

function pollOf(bet: Bet): number | false {
  if (bet.state === 'done') return false
  return bet.state === 'delayed' ? DELAYED_POLL_MS : POLL_MS
}
