import { searchText } from '@maidan/locales'
import { EmptyState, ErrorState, Skeleton } from '@maidan/ui'
import { useFinds } from '../../features/search/queries.ts'
import type { Finds } from '../../features/search/queries.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { useText } from '../../lib/text/language.ts'
import { FindGroups } from './find-groups.tsx'

/** What was found: nothing looked for yet, on its way, failed, none, or the groups. */
export function SearchFinds({ wanted }: { wanted: string }) {
  const t = useText(searchText)
  const finds = useFinds(wanted)
  if (wanted === '') return <p className="text-sm text-quiet">{t('hint')}</p>
  if (finds.isError)
    return (
      <ErrorState
        busy={finds.isFetching}
        onRetry={() => void finds.refetch()}
        title={t('failed')}
      />
    )
  if (finds.data === undefined) return <Skeleton className="h-44 rounded-card" />
  const count = countOf(finds.data)
  return (
    <>
      <p aria-live="polite" className={count === 0 ? 'sr-only' : 'text-sm text-quiet'}>
        {t('count', { count })}
      </p>
      {count === 0 ? (
        <EmptyState
          hint={t('noneHint')}
          picture={storageUrl('empty/no-games.svg')}
          title={t('none', { wanted })}
        />
      ) : (
        <FindGroups finds={finds.data} />
      )}
    </>
  )
}

function countOf({ games, matches, promotions, pages }: Finds): number {
  return games.length + matches.length + promotions.length + pages.length
}
