import { countryName, promotionDeskText } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'
import { usePromotions } from '../../../features/promotions/queries.ts'
import { ReachBoxes } from '../../../parts/reach/reach-boxes.tsx'
import type { FormProps } from '../form-props.ts'

/** From which countries its players are; none ticked means from any. One that is not served any more can be taken off. */
export function CountryBoxes({ draft, onChange, error }: FormProps) {
  const t = useText(promotionDeskText)
  const language = useLanguage()
  const served = usePromotions().data?.countries ?? []
  return (
    <ReachBoxes
      error={error('countries')}
      hint={t('countriesHint')}
      label={t('countries')}
      names={[...new Set([...served, ...draft.countries])].map((key) => ({
        key,
        name: countryName(key, language),
      }))}
      onChange={(countries) => onChange({ ...draft, countries })}
      ticked={draft.countries}
    />
  )
}
