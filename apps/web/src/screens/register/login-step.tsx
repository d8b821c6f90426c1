import type { PlayerCurrency } from '@maidan/contract/facts'
import { registerText, signupText } from '@maidan/locales'
import { Button, Field, PasswordField, SelectField } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text/language.ts'
import { typed } from './typed.ts'
import { valueOf } from './two-steps.ts'
import type { RegisterForm } from './two-steps.ts'

const currencyTexts = { BDT: 'bdt', INR: 'inr', PKR: 'pkr' } as const

type Props = { form: RegisterForm; offered: readonly PlayerCurrency[]; onNext: () => void }

/** How the player will log in, in which currency, and who brought them (AUTH-54). */
export function LoginStep({ form, offered, onNext }: Props) {
  const t = useText(registerText)
  const signup = useText(signupText)
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <Field
        autoCapitalize="none"
        autoComplete="username"
        hint={t('usernameHint')}
        label={t('username')}
        spellCheck={false}
        {...typed(form, 'username')}
      />
      <PasswordField
        autoComplete="new-password"
        hint={t('passwordHint')}
        label={t('password')}
        {...typed(form, 'password')}
      />
      <PasswordField autoComplete="new-password" label={t('confirm')} {...typed(form, 'confirm')} />
      <SelectField
        label={t('currency')}
        options={offered.map((code) => ({
          value: valueOf(code),
          label: signup(currencyTexts[code]),
        }))}
        {...typed(form, 'currency')}
      />
      <Field
        autoComplete="off"
        hint={t('referralHint')}
        label={t('referral')}
        {...typed(form, 'referral')}
      />
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        {t('noReferral')}
        <Link
          className="flex min-h-11 items-center font-semibold text-text underline"
          to={paths.signup}
        >
          {t('shortForm')}
        </Link>
      </p>
      <Button type="submit" wide>
        {t('next')}
      </Button>
    </form>
  )
}
