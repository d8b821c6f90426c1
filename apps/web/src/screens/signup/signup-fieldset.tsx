import type { PlayerCurrency } from '@maidan/contract/facts'
import { signupText } from '@maidan/locales'
import { Field, PasswordField, SelectField } from '@maidan/ui'
import type { Fields } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import type { SignupFields } from './signup-checks.ts'

type Part = { form: Fields<SignupFields> }
type Money = { currency: PlayerCurrency; offered: readonly PlayerCurrency[] }

/** What stands before the number; behind the documents' +88 it keeps its 0 (AUTH-25). */
const prefixes = { BDT: '+88', INR: '+91', PKR: '+92' } as const satisfies PerCurrency
const currencyTexts = { BDT: 'bdt', INR: 'inr', PKR: 'pkr' } as const satisfies PerCurrency

type PerCurrency = Record<PlayerCurrency, string>

/** The eight inputs of the form, and the hidden agent code. */
export function SignupFieldset({ form, ...money }: Part & Money) {
  return (
    <>
      <LoginFields form={form} />
      <PersonFields form={form} {...money} />
      <input name="agent_code" readOnly type="hidden" value={form.values.agent_code} />
    </>
  )
}

function LoginFields({ form }: Part) {
  const t = useText(signupText)
  return (
    <>
      <Field
        autoCapitalize="none"
        autoComplete="username"
        hint={t('usernameHint')}
        label={t('username')}
        spellCheck={false}
        {...form.field('username')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('password')}
        placeholder={t('passwordPlaceholder')}
        {...form.field('password')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('confirm')}
        {...form.field('confirmPassword')}
      />
    </>
  )
}

function PersonFields({ form, currency, offered }: Part & Money) {
  const t = useText(signupText)
  return (
    <>
      <SelectField
        label={t('currency')}
        options={offered.map((code) => ({ value: code, label: t(currencyTexts[code]) }))}
        {...form.field('currency')}
        value={currency}
      />
      <Field autoComplete="name" hint={t('nameHint')} label={t('name')} {...form.field('name')} />
      <Field
        autoComplete="tel-national"
        inputMode="tel"
        label={t('phone')}
        prefix={prefixes[currency]}
        {...form.field('phone')}
      />
      <Field
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label={t('email')}
        spellCheck={false}
        {...form.field('email')}
      />
      <Field
        autoComplete="off"
        hint={t('referralHint')}
        label={t('referral')}
        {...form.field('referral_code')}
      />
    </>
  )
}
