import { promotionDeskText } from '@maidan/locales'
import { Switch, useText } from '@maidan/ui'
import { BesideSwitch } from './beside-switch.tsx'
import type { FormProps } from './form-props.ts'

/** How often, and with which deposit, a promotion may be chosen. */
export function DepositSwitches({ draft, onChange }: Omit<FormProps, 'error'>) {
  const t = useText(promotionDeskText)
  const isFree = draft.kind === 'freeSpins'
  return (
    <>
      <Switch
        checked={isFree || draft.once_per_player}
        disabled={isFree}
        {...(isFree && { hint: t('onceFreeHint') })}
        label={t('onceLabel')}
        onChange={(once_per_player) => onChange({ ...draft, once_per_player })}
      />
      <Switch
        checked={draft.first_deposit_only}
        label={t('firstLabel')}
        onChange={(first_deposit_only) => onChange({ ...draft, first_deposit_only })}
      />
      <BesideSwitch draft={draft} onChange={onChange} />
    </>
  )
}
