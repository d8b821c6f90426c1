import { homeText } from '@maidan/locales'
import { useGeneral } from '../../../features/site/queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { Pictured } from './pictured.tsx'

/** The operator's licence, or plainly that there is none. */
export function Licence() {
  const t = useText(homeText)
  const general = useGeneral().data
  if (general === undefined) return null
  const none = general.sandbox ? t('licenceSandbox') : t('licenceNone')
  return (
    <Pictured picture="licence/seal.svg">
      <p className="text-sm text-quiet">{general.licence || none}</p>
    </Pictured>
  )
}
