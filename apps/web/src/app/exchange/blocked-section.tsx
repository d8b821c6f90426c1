import { oddsText } from '@maidan/locales'
import { EmptyState, PageHeader, buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { paths } from '../../lib/paths.ts'

/** Stands in for the exchange where the player's upline has closed it, beneath the popup. */
export function BlockedSection() {
  const t = useText(oddsText)
  return (
    <>
      <PageHeader title={t('exchange')} />
      <main className="mx-auto max-w-3xl p-4">
        <EmptyState
          action={
            <Link className={buttonClass({ look: 'secondary' })} to={paths.home}>
              {t('toSite')}
            </Link>
          }
          hint={t('blockedHint')}
          picture={storageUrl('pop/block.svg')}
          title={t('blocked')}
        />
      </main>
    </>
  )
}
