import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { paths } from '../../../lib/paths.ts'
import { openMarketBlock } from '../../../features/popups/open-popup.ts'
import { useBlocked } from '../../../features/session/market-block.ts'
import { readSession } from '../../../lib/session/session.ts'

export type ProviderVisit = { category: string; system: string; title: string }

/** Opens a provider's game list; a guest goes to `/login`, whoever is blocked reads so (HOME-21). */
export function useOpenProvider(): (visit: ProviderVisit) => void {
  const navigate = useNavigate()
  const blocked = useBlocked()
  return ({ category, system, title }) => {
    if (readSession() === null) return navigate({ to: paths.login })
    if (blocked('games')) return openMarketBlock()
    return navigate({ to: paths.games, search: { type: category, system, title } })
  }
}
