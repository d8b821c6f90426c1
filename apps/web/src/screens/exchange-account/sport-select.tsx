import { isSport, SPORTS } from '@maidan/contract'
import type { Sport } from '@maidan/contract'
import { exchangeAccountText } from '@maidan/locales'
import { SelectField } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'

type Props = { sport: Sport | undefined; onChange: (sport: Sport | undefined) => void }

export function SportSelect({ sport, onChange }: Props) {
  const t = useText(exchangeAccountText)
  return (
    <SelectField
      label={t('sport')}
      onChange={({ target }) => onChange(isSport(target.value) ? target.value : undefined)}
      options={[
        { value: '', label: t('all') },
        ...SPORTS.map((value) => ({ value, label: t(value) })),
      ]}
      value={sport ?? ''}
    />
  )
}
