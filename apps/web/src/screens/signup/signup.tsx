import { signupText } from '@maidan/locales'
import { Button, useFields } from '@maidan/ui'
import { useEffect } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { FormNote } from '../../app/notes/form-note.tsx'
import { GatePage } from '../../app/frames/gate-page.tsx'
import { useRouteState } from '../../app/routes/route-state.ts'
import type { SignupStart } from '../../app/routes/route-state.ts'
import { useCaptcha } from '../../features/captcha/use-captcha.tsx'
import { offeredCurrency, useOfferedCurrencies } from '../../features/site/offered-currencies.ts'
import { Agreement } from '../../features/pages/agreement.tsx'
import { paths } from '../../lib/paths.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { readStored } from '../../lib/session/storage.ts'
import { SignupFieldset } from './signup-fieldset.tsx'
import { checkSignup, type SignupFields } from './signup-checks.ts'
import { useAgreedVersions } from './use-agreed-versions.ts'
import { AutomaticLoginFailed, useSignUp } from './use-sign-up.ts'

export function Signup() {
  const t = useText(signupText)
  const language = useLanguage()
  const captcha = useCaptcha()
  const signUp = useSignUp(captcha.pass, useAgreedVersions())
  // The form may stand for a moment after the answer.
  const busy = signUp.isPending || signUp.isSuccess
  const begun = useBegunForm()
  const offered = useOfferedCurrencies()
  const first = { ...firstValues(), ...begun }
  const form = useFields<SignupFields>(first, (values) => checkSignup(values, t))
  const currency = offeredCurrency(form.values.currency, offered)
  const submit = form.onSubmit((fields) =>
    signUp.mutate(
      { ...fields, currency },
      { onError: (error) => form.showTexts(fieldErrors(error, language)) },
    ),
  )
  return (
    <GatePage lead={t('lead')} title={t('title')}>
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        <SignupFieldset currency={currency} form={form} offered={offered} />
        <Agreement />
        <SignupNote error={signUp.error} />
        <Button busy={busy} type="submit" wide>
          {busy ? t('busy') : t('submit')}
        </Button>
      </form>
      {captcha.sheet}
      <p className="flex items-center justify-center gap-2 text-sm text-quiet">
        {t('haveAccount')}
        <Link className="flex min-h-11 items-center font-semibold text-floodlight" to={paths.login}>
          {t('logIn')}
        </Link>
      </p>
    </GatePage>
  )
}

/**
 * What was typed into the wide `/register`. It is taken out of the visit at once: a password must
 * not stay in the browser's history.
 */
function useBegunForm(): SignupStart | undefined {
  const begun = useRouteState('signup')
  const navigate = useNavigate()
  useEffect(() => {
    if (begun !== undefined) navigate({ to: paths.signup, replace: true, state: {} })
  }, [begun, navigate])
  return begun
}

/** What belongs to no visible field: a refusal's message, that of the log-in, or the network's. */
function SignupNote({ error }: { error: Error | null }) {
  const t = useText(signupText)
  const language = useLanguage()
  if (error === null) return null
  const fields = Object.keys(fieldErrors(error, language))
  if (fields.length > 0 && fields.every(isShown)) return null
  const cause = error instanceof AutomaticLoginFailed ? error.cause : error
  const texts = { language, fallback: t('failed'), network: t('network') }
  return <FormNote>{failureText(cause, texts)}</FormNote>
}

function isShown(field: string): boolean {
  return field in firstValues() && field !== 'agent_code'
}

/** Codes that a link brought along are carried into the form (AUTH-27, AUTH-28). */
function firstValues(): SignupFields {
  return {
    username: '',
    password: '',
    confirmPassword: '',
    currency: 'BDT',
    name: '',
    phone: '',
    email: '',
    referral_code: readStored('referral_code') ?? '',
    agent_code: readStored('agent_code') ?? '',
  }
}
