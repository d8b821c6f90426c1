import { signupText } from '@maidan/locales'
import { Field, PasswordField, SelectField } from '@maidan/ui'
import type { Fields } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import type { SignupFields } from './signup-checks.ts'

type Part = { form: Fields<SignupFields> }

/** The eight inputs of the form, and the hidden agent code. */
export function SignupFieldset({ form }: Part) {
  return (
    <>
      <LoginFields form={form} />
      <PersonFields form={form} />
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

function PersonFields({ form }: Part) {
  const t = useText(signupText)
  return (
    <>
      <SelectField
        label={t('currency')}
        options={[
          { value: 'BDT', label: t('bdt') },
          { value: 'INR', label: t('inr') },
          { value: 'PKR', label: t('pkr') },
        ]}
        {...form.field('currency')}
      />
      <Field autoComplete="name" hint={t('nameHint')} label={t('name')} {...form.field('name')} />
      <Field
        autoComplete="tel-national"
        inputMode="tel"
        label={t('phone')}
        prefix="+88"
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
