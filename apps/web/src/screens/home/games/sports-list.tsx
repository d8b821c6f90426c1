import { homeText, shellText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { paths } from '../../../lib/paths.ts'
import { routeState } from '../../../app/routes/route-state.ts'
import { useCategoryProviders } from '../../../features/games/queries.ts'
import type { Provider } from '../../../features/games/queries.ts'
import { sameSystem } from '../../../features/games/same-system.ts'
import { openMarketBlock } from '../../../features/popups/open-popup.ts'
import { useBlocked } from '../../../features/session/market-block.ts'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { useDrawing } from '../../../lib/text/use-drawing.ts'
import { readSession } from '../../../lib/session/session.ts'
import { sportsEntries } from './sports-entries.ts'
import type { SportsEntry } from './sports-entries.ts'
import { ProviderTile, tileGridClass } from './tile.tsx'
import { useOpenProvider } from './use-open-provider.ts'

/** What opens without the catalogue: our exchange, and the sports partner's own page. */
const ownPages: readonly string[] = ['Exchange', 'Lucky Sports']

/** The eight sports entries; one that the server does not offer says so when it is tapped. */
export function SportsList() {
  const shell = useText(shellText)
  const name = useSportsName()
  const picture = useSportsPicture()
  const { providers } = useCategoryProviders('sports')
  const [empty, setEmpty] = useState<SportsEntry | null>(null)
  const openEntry = useOpenEntry(setEmpty)
  return (
    <>
      <div className={tileGridClass}>
        {sportsEntries.map((entry) => {
          const provider = findProvider(providers.data, entry)
          return (
            <ProviderTile
              closed={providers.data !== undefined && !provider && !ownPages.includes(entry.system)}
              key={entry.system}
              name={name(entry)}
              onOpen={() => openEntry(entry, provider)}
              picture={picture(entry, provider)}
            />
          )
        })}
      </div>
      <p aria-live="polite">
        {empty && (
          <span className="mt-3 flex animate-rise items-center gap-2 rounded-card bg-field-900 p-3 text-sm">
            <Info aria-hidden className="size-5 shrink-0 text-sky" />
            {shell('closedNow', { name: name(empty) })}
          </span>
        )}
      </p>
    </>
  )
}

function useSportsName(): (entry: SportsEntry) => string {
  const home = useText(homeText)
  const shell = useText(shellText)
  return ({ text }) => (text.area === 'home' ? home(text.key) : shell(text.key))
}

/** The provider's own picture, if it has one; else the house's, with the name in the player's language. */
function useSportsPicture(): (entry: SportsEntry, provider: Provider | undefined) => string {
  const drawing = useDrawing()
  return ({ picture }, provider) => {
    const own = `providers/${picture}.svg` as const
    const icon = provider?.icon ?? ''
    return icon === '' || icon.endsWith(`/${own}`) ? drawing(own) : storageUrl(icon)
  }
}

function useOpenEntry(showEmpty: (entry: SportsEntry | null) => void) {
  const navigate = useNavigate()
  const blocked = useBlocked()
  const open = useOpenProvider()
  const openLuckySports = useOpenLuckySports()
  return (entry: SportsEntry, provider: Provider | undefined) => {
    showEmpty(null)
    if (readSession() === null) return navigate({ to: paths.login })
    if (blocked(entry.section)) return openMarketBlock()
    if (entry.system === 'Exchange') return navigate({ to: paths.exchange })
    if (entry.system === 'Lucky Sports') return void openLuckySports(entry)
    if (provider === undefined) return showEmpty(entry)
    const visit = { category: 'sports', system: provider.platform, title: provider.name }
    return open({ ...visit, section: entry.section })
  }
}

/** Frames the sports partner's page with the token it gave (GAME-21); a refusal is said (GAME-16). */
function useOpenLuckySports() {
  const t = useText(homeText)
  const language = useLanguage()
  const navigate = useNavigate()
  const name = useSportsName()
  return async (entry: SportsEntry) => {
    try {
      const { askLuckySports } = await import('./ask-lucky-sports.ts')
      const url = await askLuckySports()
      if (url === null) return openMarketBlock()
      const state = routeState('gamerun', { url, title: name(entry) })
      navigate({ to: paths.gamerun, state })
    } catch (error) {
      showToast(failureText(error, { language, fallback: t('launchFailed') }), 'bad')
    }
  }
}

function findProvider(providers: readonly Provider[] | undefined, entry: SportsEntry) {
  return providers?.find(
    (provider) =>
      sameSystem(provider.name, entry.system) || sameSystem(provider.platform, entry.system),
  )
}
