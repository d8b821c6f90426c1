import { matchText } from '@maidan/locales'
import { EmptyState, PageHeader, buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { storageUrl } from '../../lib/calls/origins.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'

/** There is no such match now, or the matches could not be read. */
export function NoMatch({ failed }: { failed: boolean }) {
  const t = useText(matchText)
  return (
    <>
      <PageHeader title={t('match')} />
      <main className="mx-auto max-w-3xl p-4">
        <EmptyState
          action={
            <Link className={buttonClass({ look: 'secondary' })} to={paths.home}>
              {t('toHome')}
            </Link>
          }
          hint={t(failed ? 'failedHint' : 'goneHint')}
          picture={storageUrl('empty/no-games.svg')}
          title={t(failed ? 'failed' : 'gone')}
        />
      </main>
    </>
  )
}
