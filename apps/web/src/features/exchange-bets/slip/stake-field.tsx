import { slipText } from '@maidan/locales'
import { AmountField } from '@maidan/ui'
import { useText } from '../../../lib/text/language.ts'

type Props = { stake: string; onChange: (stake: string) => void }

/** By which the field is found where the keyboard is led to it. */
export const STAKE_FIELD = 'stake'

export function StakeField({ stake, onChange }: Props) {
  const t = useText(slipText)
  return (
    <AmountField
      enterKeyHint="done"
      label={t('stake')}
      maxLength={12}
      name={STAKE_FIELD}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      value={stake}
    />
  )
}
