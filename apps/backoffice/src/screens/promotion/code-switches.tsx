import { promotionDeskText } from '@maidan/locales'
import { Switch, useText } from '@maidan/ui'
import { BesideSwitch } from './beside-switch.tsx'
import type { FormProps } from './form-props.ts'

/** Who may take a code, and whether everybody reads it. */
export function CodeSwitches({ draft, onChange }: Omit<FormProps, 'error'>) {
  const t = useText(promotionDeskText)
  return (
    <>
      <Switch
        checked={draft.code_listed}
        hint={t('codeListedHint')}
        label={t('codeListed')}
        onChange={(code_listed) => onChange({ ...draft, code_listed })}
      />
      <Switch
        checked={draft.phone_verified_only}
        label={t('phoneOnly')}
        onChange={(phone_verified_only) => onChange({ ...draft, phone_verified_only })}
      />
      <Switch
        checked={draft.depositors_only}
        label={t('depositorsOnly')}
        onChange={(depositors_only) => onChange({ ...draft, depositors_only })}
      />
      <BesideSwitch draft={draft} onChange={onChange} />
    </>
  )
}
