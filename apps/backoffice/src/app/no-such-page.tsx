import { deskText } from '@maidan/locales'
import { EmptyState, buttonClass, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from './paths.ts'

/** An address that no screen has. */
export function NoSuchPage() {
  const t = useText(deskText)
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="sr-only">{t('noSuchPage')}</h1>
      <EmptyState
        action={
          <Link className={buttonClass({ size: 'small' })} to={paths.overview}>
            {t('toOverview')}
          </Link>
        }
        title={t('noSuchPage')}
      />
    </main>
  )
}
