import { protectionText } from '@maidan/locales'
import { ErrorState, PageHeader, Skeleton } from '@maidan/ui'
import { ChevronRight } from 'lucide-react'
import { useProtection } from '../../features/protection/queries.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { useText } from '../../lib/text/language.ts'
import { BreakCard } from './break-card.tsx'
import { LimitsList } from './limits-list.tsx'

/** What players decide to keep themselves from: breaks, and how much they play at most. */
export function Protection() {
  const t = useText(protectionText)
  const navigate = useNavigate()
  const protection = useProtection()
  return (
    <>
      <PageHeader onBack={() => navigate({ to: paths.account })} title={t('title')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        <p className="text-quiet">{t('lead')}</p>
        {protection.data ? (
          <>
            <LimitsList protection={protection.data} />
            <BreakCard protection={protection.data} />
          </>
        ) : protection.isError ? (
          <ErrorState busy={protection.isFetching} onRetry={() => void protection.refetch()} />
        ) : (
          <Skeleton className="h-72 w-full rounded-card" />
        )}
        <Link
          className="flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-floodlight"
          to={paths.responsibleGaming}
        >
          {t('help')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </main>
    </>
  )
}
