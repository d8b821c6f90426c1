import { homeText, shellText } from '@maidan/locales'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useCategoryProviders } from '../../../features/games/queries.ts'
import type { Provider } from '../../../features/games/queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import { useDrawing } from '../../../lib/text/use-drawing.ts'
import { findProvider } from './find-provider.ts'
import { sportsEntries } from './sports-entries.ts'
import type { SportsEntry } from './sports-entries.ts'
import { ProviderTile, tileGridClass } from './tile.tsx'
import { useOpenEntry } from './use-open-entry.ts'

/** What opens without the catalogue: our exchange, and the sports partner's own page. */
const ownPages: readonly string[] = ['Exchange', 'Lucky Sports']

/** The eight sports entries; one that the server does not offer says so when it is tapped. */
export function SportsList() {
  const shell = useText(shellText)
  const name = useSportsName()
  const picture = useSportsPicture()
  const { providers } = useCategoryProviders('sports')
  const [empty, setEmpty] = useState<SportsEntry | null>(null)
  const openEntry = useOpenEntry({ name, showEmpty: setEmpty })
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
              onOpen={() => void openEntry(entry)}
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
