import { homeText } from '@maidan/locales'
import { buttonClass } from '@maidan/ui'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text/language.ts'
import { Pictured } from './pictured.tsx'

/** The way to the page that puts the site on a home screen. */
export function AppLink() {
  const t = useText(homeText)
  return (
    <Pictured picture="app/android.svg">
      <p className="text-sm text-quiet">{t('appText')}</p>
      <a
        className={buttonClass({ look: 'secondary', className: 'mt-3 h-11' })}
        href={paths.appDownload}
        rel="noopener"
        target="_blank"
      >
        {t('appDownload')}
      </a>
    </Pictured>
  )
}
