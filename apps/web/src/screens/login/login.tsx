import { login } from '@maidan/contract/facts'
import { loginText } from '@maidan/locales'
import { Button, Field, PasswordField, useFields } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormNote } from '../../app/notes/form-note.tsx'
import { GatePage } from '../../app/frames/gate-page.tsx'
import { paths } from '../../lib/paths.ts'
import { callApi } from '../../lib/calls/api.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { storeLogin } from '../../lib/session/session.ts'
import { passwordProblem, usernameProblem } from './login-checks.ts'

type Fields = { username: string; password: string }

export function Login() {
  const t = useText(loginText)
  const language = useLanguage()
  const navigate = useNavigate()
  const text = (problem: ReturnType<typeof usernameProblem>) => (problem ? t(problem) : undefined)
  const form = useFields<Fields>({ username: '', password: '' }, ({ username, password }) => ({
    username: text(usernameProblem(username)),
    password: text(passwordProblem(password)),
  }))
  const logIn = useMutation({
    mutationFn: ({ username, password }: Fields) =>
      callApi(login, { body: { username: username.trim(), password } }),
    onSuccess: (answer) => {
      storeLogin(answer)
      void navigate({ to: paths.home })
    },
  })
  return (
    <GatePage lead={t('lead')} title={t('title')}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={form.onSubmit((fields) => logIn.mutate(fields))}
      >
        <Field
          autoCapitalize="none"
          autoComplete="username"
          label={t('username')}
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordField label={t('password')} {...form.field('password')} />
        <Link
          className="-my-2 flex min-h-11 items-center self-end text-sm font-medium text-floodlight"
          to={paths.forgotPassword}
        >
          {t('forgot')}
        </Link>
        {logIn.isError && (
          <FormNote>
            {failureText(logIn.error, { language, fallback: t('invalid'), network: t('network') })}
          </FormNote>
        )}
        <Button busy={logIn.isPending} disabled={logIn.isPending} type="submit" wide>
          {logIn.isPending ? t('busy') : t('submit')}
        </Button>
      </form>
      <SignupHint />
    </GatePage>
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
