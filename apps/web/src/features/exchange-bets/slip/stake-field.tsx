import { slipText } from '@maidan/locales'
import { AmountField } from '@maidan/ui'
import { useText } from '../../../lib/text/language.ts'

type Props = { stake: string; onChange: (stake: string) => void }

export function StakeField({ stake, onChange }: Props) {
  const t = useText(slipText)
  return (
    <AmountField
      enterKeyHint="done"
      label={t('stake')}
      maxLength={12}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      value={stake}
    />
  )
}
