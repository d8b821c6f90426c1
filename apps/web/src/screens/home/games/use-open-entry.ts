import { homeText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { routeState } from '../../../app/routes/route-state.ts'
import { providersQuery, systemsQuery } from '../../../features/games/queries.ts'
import { openMarketBlock } from '../../../features/popups/open-popup.ts'
import { isBlocked, type Section } from '../../../features/session/market-block.ts'
import { marketBlockQuery } from '../../../features/session/queries.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { readSession } from '../../../lib/session/session.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { findProvider } from './find-provider.ts'
import type { SportsEntry } from './sports-entries.ts'

type Opening = {
  /** An entry's name in the player's language. */
  name: (entry: SportsEntry) => string
  /** Nobody stands behind this entry; null: nothing is to be said any more. */
  showEmpty: (entry: SportsEntry | null) => void
}

/**
 * Opens an entry of the Sports tab. Whoever taps before the house has said what is open waits for that:
 * they would else read that it is closed. What a call refuses is said (GAME-16).
 */
export function useOpenEntry({ name, showEmpty }: Opening): (entry: SportsEntry) => Promise<void> {
  const t = useText(homeText)
  const language = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const open = async (entry: SportsEntry) => {
    if (readSession() === null) return navigate({ to: paths.login })
    if (await isBlockedNow(client, entry.section)) return openMarketBlock()
    if (entry.system === 'Exchange') return navigate({ to: paths.exchange })
    if (entry.system === 'Lucky Sports') return openLuckySports(entry)
    const provider = findProvider(await askProviders(client), entry)
    if (provider === undefined) return showEmpty(entry)
    const search = { type: 'sports', system: provider.platform, title: provider.name }
    return navigate({ to: paths.games, search })
  }
  /** Frames the sports partner's page with the token it gave (GAME-21). */
  const openLuckySports = async (entry: SportsEntry) => {
    const { askLuckySports } = await import('../../../features/games/ask-lucky-sports.ts')
    const url = await askLuckySports()
    if (url === null) return openMarketBlock()
    const game = { url, title: name(entry), greets: true, from: 'luckySports' } as const
    navigate({ to: paths.gamerun, state: routeState('gamerun', game) })
  }
  return async (entry) => {
    showEmpty(null)
    try {
      await open(entry)
    } catch (error) {
      const isOfPartner = entry.system === 'Lucky Sports'
      const fallback = t('launchFailed')
      const why = isOfPartner ? failureText(error, { language, fallback }) : t('providersFailed')
      showToast(why, 'bad')
    }
  }
}

/** While nobody can say, a section counts as open: the house refuses by itself. */
async function isBlockedNow(client: QueryClient, section: Section): Promise<boolean> {
  return isBlocked(await client.ensureQueryData(marketBlockQuery).catch(() => undefined), section)
}

async function askProviders(client: QueryClient) {
  return client.ensureQueryData(
    providersQuery(await client.ensureQueryData(systemsQuery('sports'))),
  )
}
