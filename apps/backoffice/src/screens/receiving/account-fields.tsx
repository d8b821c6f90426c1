import { receivingText } from '@maidan/locales'
import { AmountField, Field, SelectField, useText } from '@maidan/ui'
import type { ByHand } from '../../features/receiving/queries.ts'
import { reasonLengthMax } from '../../parts/use-reason.ts'
import type { AccountForm } from './use-account-form.ts'

type Props = AccountForm & {
  methods: readonly ByHand[]
  failure: (name: string) => string | undefined
}

/** The fields of a new account. */
export function AccountFields({ form, method, type, methods, failure }: Props) {
  const t = useText(receivingText)
  return (
    <>
      <SelectField
        error={failure('method_id')}
        label={t('field_method')}
        onChange={({ target }) => form.set('method_id', target.value)}
        options={methods.map(({ id, name, currency }) => ({
          value: String(id),
          label: `${name} · ${currency}`,
        }))}
        value={String(method?.id ?? '')}
      />
      <SelectField
        error={failure('account_type')}
        label={t('field_type')}
        onChange={({ target }) => form.set('account_type', target.value)}
        options={(method?.account_types ?? []).map((one) => ({
          value: one,
          label: t(`type_${one}`),
        }))}
        value={type ?? ''}
      />
      <Field
        autoComplete="off"
        hint={t('hint_number')}
        inputMode="tel"
        label={t('field_number')}
        {...form.field('account_number', failure('account_number'))}
      />
      {(['day_cap', 'month_cap'] as const).map((name) => (
        <AmountField
          {...(method && { currency: method.currency })}
          hint={t(`hint_${name}`)}
          key={name}
          label={t(`field_${name}`)}
          {...form.field(name, failure(name))}
        />
      ))}
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', failure('reason'))}
      />
    </>
  )
}
