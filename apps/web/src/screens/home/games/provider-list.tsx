import { isApiFailure } from '@maidan/client'
import { homeText } from '@maidan/locales'
import { ErrorState, Skeleton } from '@maidan/ui'
import { latePart } from '../../../lib/chunks/late-part.tsx'
import { useCategoryProviders } from '../../../features/games/queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { storageUrl } from '../../../lib/calls/origins.ts'
import type { Category } from './category.ts'
import { ProviderTile, tileGridClass } from './tile.tsx'
import { useOpenProvider } from './use-open-provider.ts'

const NoProviders = latePart(
  async () => (await import('./no-providers.tsx')).NoProviders,
  TileSkeletons,
)

/** The providers of one category: loading, failed, none, or their tiles. */
export function ProviderList({ category }: { category: Category }) {
  const t = useText(homeText)
  const { systems, providers } = useCategoryProviders(category)
  const open = useOpenProvider()
  if (systems.isError) {
    const refused = isApiFailure(systems.error) && systems.error.kind === 'refused'
    return (
      <ErrorState
        busy={systems.isFetching}
        onRetry={() => void systems.refetch()}
        title={t(refused ? 'systemsFailed' : 'systemsBroken')}
      />
    )
  }
  if (providers.isError) {
    return (
      <ErrorState
        busy={providers.isFetching}
        onRetry={() => void providers.refetch()}
        title={t('providersFailed')}
      />
    )
  }
  if (providers.data === undefined) return <TileSkeletons />
  if (providers.data.length === 0) return <NoProviders />
  return (
    <div className={tileGridClass}>
      {providers.data.map((provider) => (
        <ProviderTile
          key={provider.platform}
          name={provider.name}
          onOpen={() => open({ category, system: provider.platform, title: provider.name })}
          picture={storageUrl(provider.icon)}
        />
      ))}
    </div>
  )
}

function TileSkeletons() {
  return (
    <div aria-busy="true" className={tileGridClass}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton className="aspect-[12/7] rounded-card" key={key} />
      ))}
    </div>
  )
}
