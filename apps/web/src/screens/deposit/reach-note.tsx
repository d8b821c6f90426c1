import { countryNames, promotionsText } from '@maidan/locales'
import type { Promotion } from '../../features/site/queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

/** Whom a bonus reaches, where that is not everybody and by any method. */
export function ReachNote({ promotion }: { promotion: Promotion }) {
  const t = useText(promotionsText)
  const language = useLanguage()
  const { methods, countries, vip_from: points } = promotion
  if (!methods && !countries && points === undefined) return null
  return (
    <p className="mt-1 text-sm text-amber">
      {[
        countries ? `${t('countries')}: ${countryNames(countries, language)}` : '',
        methods ? `${t('methods')}: ${methods.join(', ')}` : '',
        points === undefined ? '' : `${t('vipFrom')}: ${t('vipFromPoints', { points })}`,
      ]
        .filter((word) => word !== '')
        .join(' · ')}
    </p>
  )
}
