import { pagesText } from '@maidan/locales'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'

/** Takes the place of home while staff have closed the site (APP-11). */
export function Maintenance() {
  const t = useText(pagesText)
  return (
    <main className="flex min-h-[80dvh] flex-col items-center justify-center gap-4 p-6 text-center">
      <img alt="" height={180} src={storageUrl('empty/maintenance.svg')} width={240} />
      <h1 className="text-xl font-bold text-balance">{t('maintenance')}</h1>
      <p className="max-w-xs text-quiet text-balance">{t('maintenanceHint')}</p>
    </main>
  )
}
