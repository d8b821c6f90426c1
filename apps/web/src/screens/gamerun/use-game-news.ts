import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { markRound } from '../../lib/games/open-round.ts'
import { balanceQuery } from '../../features/balance/queries.ts'
import { sittingQuery } from '../../features/games/sitting-query.ts'
import { hearGame } from './hear-game.ts'

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
    return hearGame(url, (news) => {
      // A page that has just come has no round open until it says so.
      if (news.type === 'maidan:here') setRoundOpen(false)
      if (news.type === 'maidan:round') setRoundOpen(news.open)
      if (news.type !== 'maidan:balance') return
      void client.invalidateQueries({ queryKey: balanceQuery.queryKey })
    })
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
