import { promotionDeskText } from '@maidan/locales'
import { Switch, useText } from '@maidan/ui'
import type { FormProps } from './form-props.ts'

/** Whether a promotion may be taken while the turnover of another bonus is open. */
export function BesideSwitch({ draft, onChange }: Omit<FormProps, 'error'>) {
  const t = useText(promotionDeskText)
  return (
    <Switch
      checked={draft.beside_others}
      hint={t('besideHint')}
      label={t('beside')}
      onChange={(beside_others) => onChange({ ...draft, beside_others })}
    />
  )
}
