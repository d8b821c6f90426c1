import type { LiveEvent } from '@maidan/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { balanceQuery, pushedBalance } from '../../features/balance/queries.ts'
import { refusedBetQuery } from '../../features/loyalty/refused-bet-query.ts'
import { useSession } from '../../lib/session/session.ts'
import { writeStored } from '../../lib/session/storage.ts'

/** Keeps what the player sees fresh while they are logged in, and says when money has moved. */
export function useLive(): void {
  const token = useSession()?.token
  const queries = useQueryClient()
  useEffect(() => {
    if (token === undefined) return undefined
    const line = new AbortController()
    void listen(token, queries, line.signal)
    return () => line.abort()
  }, [token, queries])
}

async function listen(token: string, queries: QueryClient, until: AbortSignal): Promise<void> {
  const { connectLive } = await import('@maidan/client/live')
  if (until.aborted) return
  const connection = connectLive(token, (event) => apply(event, queries))
  until.addEventListener('abort', () => connection.close())
}

/**
 * What an event makes stale. Query keys begin with `player`, then the noun: `transactions`,
 * `turnovers`, `bets`, `inbox`, `chat`.
 */
function apply(event: LiveEvent, queries: QueryClient): void {
  const refresh = (noun: string) => void queries.invalidateQueries({ queryKey: ['player', noun] })
  switch (event.type) {
    case 'ready':
      return
    case 'balance':
      writeStored({ balance: event.balance })
      queries.setQueryData(balanceQuery.queryKey, (last) => pushedBalance(event.balance, last))
      return
    case 'transaction':
      refresh('transactions')
      refresh('user')
      void import('./tell-of-money.ts').then(({ tellOfMoney }) => tellOfMoney(event, queries))
      return
    case 'turnover':
      refresh('free-rounds')
      return refresh('turnovers')
    case 'bet_refused':
      queries.setQueryData(refusedBetQuery.queryKey, event.bet_max)
      return
    case 'play_refused':
      refresh('protection')
      void import('./tell-of-limit.ts').then(({ tellOfLimit }) => tellOfLimit(event))
      return
    case 'bets':
      refresh('bets')
      refresh('balance')
      return
    case 'inbox':
      return refresh('inbox')
    case 'chat':
      // A picture of the conversation never changes.
      void queries.invalidateQueries({ queryKey: ['player', 'chat', 'messages'] })
      void queries.invalidateQueries({ queryKey: ['player', 'chat', 'list'] })
      return
    case 'logged_out':
      return refresh('balance')
  }
}
