import { promotionDeskText } from '@maidan/locales'
import { Field, Switch, useText } from '@maidan/ui'
import type { FormProps } from './form-props.ts'
import { NumberField, TakaField } from './typed-fields.tsx'

/** What is entered, what it gives, how often, and to whom. */
export function CodeTerms(form: FormProps) {
  const t = useText(promotionDeskText)
  const { draft, onChange, error } = form
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          autoCapitalize="characters"
          autoComplete="off"
          error={error('code')}
          hint={t('codeHint')}
          label={t('code')}
          onChange={({ target }) => onChange({ ...draft, code: target.value })}
          spellCheck={false}
          value={draft.code}
        />
        <TakaField {...form} label={t('amount')} name="amount" />
        <NumberField {...form} hint={t('ofBonusHint')} label={t('turnover')} name="turnover" />
        <NumberField {...form} label={t('bonusDays')} name="bonus_days" />
        <NumberField {...form} hint={t('usesMaxHint')} label={t('usesMax')} name="uses_max" />
      </div>
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
    </>
  )
}
