import { failureCode } from '@maidan/client'
import { loginCodeText, loginText } from '@maidan/locales'
import { Button, Field, PasswordField, useFields } from '@maidan/ui'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { FormNote } from '../../app/notes/form-note.tsx'
import { GatePage } from '../../app/frames/gate-page.tsx'
import { ProofField } from '../../features/second-factor/proof-field.tsx'
import { proofProblem, type ProofWay } from '../../features/second-factor/proof-way.ts'
import { paths } from '../../lib/paths.ts'
import { failureText, fieldErrors } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { passwordProblem, usernameProblem } from './login-checks.ts'
import { useLogIn, type LoginFields } from './use-log-in.ts'

const empty: LoginFields = { username: '', password: '', totp: '', recovery_code: '' }

export function Login() {
  const t = useText(loginText)
  const [way, setWay] = useState<ProofWay>('totp')
  const { call, asksCode } = useLogIn()
  const check = useCheck(way, asksCode)
  const form = useFields<LoginFields>(empty, check)
  const asks = asksCode(form.values.username)
  const refused = fieldErrors(call.error, useLanguage())
  // The form may stand for a moment after the answer.
  const busy = call.isPending || call.isSuccess
  return (
    <GatePage lead={t('lead')} title={t('title')}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={form.onSubmit((fields) => call.mutate({ ...fields, way: asks ? way : null }))}
      >
        <Field
          autoCapitalize="none"
          autoComplete="username"
          label={t('username')}
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordField label={t('password')} {...form.field('password')} />
        {asks && (
          <ProofField field={form.field(way, refused[way])} focused onWay={setWay} way={way} />
        )}
        <Link
          className="-my-2 flex min-h-11 items-center self-end text-sm font-medium text-floodlight"
          to={paths.forgotPassword}
        >
          {t('forgot')}
        </Link>
        {call.error !== null && <LoginFailed error={call.error} />}
        <Button busy={busy} type="submit" wide>
          {busy ? t('busy') : t('submit')}
        </Button>
      </form>
      <SignupHint />
    </GatePage>
  )
}

/** Names the failing fields of the form; the code only where it is asked for. */
function useCheck(way: ProofWay, asksCode: (username: string) => boolean) {
  const t = useText(loginText)
  const code = useText(loginCodeText)
  const text = (problem: ReturnType<typeof usernameProblem>) => (problem ? t(problem) : undefined)
  return (fields: LoginFields) => {
    const missing = asksCode(fields.username) ? proofProblem(way, fields[way]) : null
    return {
      username: text(usernameProblem(fields.username)),
      password: text(passwordProblem(fields.password)),
      [way]: missing ? code(missing) : undefined,
    }
  }
}

/** Why nobody is in; what is wrong with the code stands at its own field. */
function LoginFailed({ error }: { error: Error }) {
  const t = useText(loginText)
  const language = useLanguage()
  const code = failureCode(error)
  if (code === 'SECOND_FACTOR_NEEDED' || code === 'SECOND_FACTOR_WRONG') return null
  return (
    <FormNote>
      {failureText(error, { language, fallback: t('invalid'), network: t('network') })}
    </FormNote>
  )
}

function SignupHint() {
  const t = useText(loginText)
  return (
    <p className="flex items-center justify-center gap-2 text-sm text-quiet">
      {t('noAccount')}
      <Link className="flex min-h-11 items-center font-semibold text-floodlight" to={paths.signup}>
        {t('signUp')}
      </Link>
    </p>
  )
}
