import { signupText } from '@maidan/locales'
import { Field, PasswordField, SelectField } from '@maidan/ui'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../../lib/language.ts'
import { signupChecks, type SignupFields } from './signup-checks.ts'

type Part = { form: UseFormReturn<SignupFields> }

/** The eight inputs of the form, and the hidden agent code. */
export function SignupFieldset({ form }: Part) {
  return (
    <>
      <LoginFields form={form} />
      <PersonFields form={form} />
      <input type="hidden" {...form.register('agent_code')} />
    </>
  )
}

function LoginFields({ form }: Part) {
  const t = useText(signupText)
  const checked = useChecked(form)
  return (
    <>
      <Field
        autoCapitalize="none"
        autoComplete="username"
        hint={t('usernameHint')}
        label={t('username')}
        spellCheck={false}
        {...checked('username')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('password')}
        placeholder={t('passwordPlaceholder')}
        {...checked('password')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('confirm')}
        {...checked('confirmPassword')}
      />
    </>
  )
}

function PersonFields({ form }: Part) {
  const t = useText(signupText)
  const checked = useChecked(form)
  const { errors } = form.formState
  return (
    <>
      <SelectField
        error={errors.currency?.message}
        label={t('currency')}
        options={[
          { value: 'BDT', label: t('bdt') },
          { value: 'INR', label: t('inr') },
          { value: 'PKR', label: t('pkr') },
        ]}
        {...form.register('currency')}
      />
      <Field
        autoComplete="name"
        error={errors.name?.message}
        hint={t('nameHint')}
        label={t('name')}
        {...form.register('name')}
      />
      <Field
        autoComplete="tel-national"
        inputMode="tel"
        label={t('phone')}
        prefix="+88"
        {...checked('phone')}
      />
      <Field
        autoCapitalize="none"
        autoComplete="email"
        inputMode="email"
        label={t('email')}
        spellCheck={false}
        {...checked('email')}
      />
      <Field
        autoComplete="off"
        error={errors.referral_code?.message}
        hint={t('referralHint')}
        label={t('referral')}
        {...form.register('referral_code')}
      />
    </>
  )
}

/** Registers a field with its check, and brings its failing text along. */
function useChecked(form: UseFormReturn<SignupFields>) {
  const t = useText(signupText)
  return (name: keyof typeof signupChecks) => ({
    error: form.formState.errors[name]?.message,
    ...form.register(name, {
      validate: (_, fields) => {
        const problem = signupChecks[name](fields)
        return problem ? t(problem) : true
      },
    }),
  })
}
