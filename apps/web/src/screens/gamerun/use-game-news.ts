import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { markRound } from '../../lib/games/open-round.ts'
import { balanceQuery } from '../../features/balance/queries.ts'
import { sittingQuery } from '../../features/games/sitting-query.ts'

/**
 * Listens to the game's own page, and to nobody else: whether a round is open, and that the
 * balance has changed, which is then asked of the server.
 */
export function useGameNews(url: string | undefined): { roundOpen: boolean } {
  const client = useQueryClient()
  const [roundOpen, setRoundOpen] = useState(false)
  useOpenRound(roundOpen)
  useEffect(() => {
    if (url === undefined) return undefined
    const { origin } = new URL(url, location.href)
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin) return
      const news = readNews(event.data)
      if (news?.type === 'maidan:round') setRoundOpen(news.open)
      if (news?.type !== 'maidan:balance') return
      void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url, client])
  return { roundOpen }
}

/** While a round is open, the wallet does not tell how it ends; when it is over, both are asked. */
function useOpenRound(roundOpen: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!roundOpen) return undefined
    markRound(true)
    return () => {
      markRound(false)
      void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
      void client.invalidateQueries({ queryKey: sittingQuery.queryKey })
    }
  }, [roundOpen, client])
}

type News = { type: 'maidan:round'; open: boolean } | { type: 'maidan:balance' }

function readNews(data: unknown): News | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'maidan:balance') return { type: data.type }
  if (data.type !== 'maidan:round' || !('open' in data)) return null
  return { type: data.type, open: data.open === true }
}
