import { promotionsText } from '@maidan/locales'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'

/** What holds for every bonus, and for whom the house is. */
export function PromotionsFooter() {
  const t = useText(promotionsText)
  const licence = useGeneral().data?.licence
  return (
    <footer className="mt-6 border-t border-field-800 bg-field-900/50 px-4 py-6 text-sm text-quiet">
      <div className="mx-auto flex max-w-3xl items-start gap-4">
        <img
          alt=""
          className="size-12 shrink-0"
          height={48}
          loading="lazy"
          src={storageUrl('responsible/18plus.svg')}
          width={48}
        />
        <div className="flex min-w-0 flex-col gap-2">
          <p>{t('footer')}</p>
          <p>{t('footerTerms')}</p>
          <Link
            className="flex min-h-11 items-center font-semibold text-floodlight"
            to={paths.turnoverRecord}
          >
            {t('seeTurnover')}
          </Link>
          {licence && <p className="text-xs">{licence}</p>}
        </div>
      </div>
    </footer>
  )
}
