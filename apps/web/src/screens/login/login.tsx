import { login } from '@maidan/contract'
import { loginText } from '@maidan/locales'
import { Button, Field, PasswordField } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { FormNote } from '../../app/form-note.tsx'
import { GatePage } from '../../app/gate-page.tsx'
import { paths } from '../../app/paths.ts'
import { callApi } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { storeLogin } from '../../lib/session.ts'
import { passwordProblem, usernameProblem } from './login-checks.ts'

type Fields = { username: string; password: string }

export function Login() {
  const t = useText(loginText)
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useForm<Fields>({ defaultValues: { username: '', password: '' } })
  const { errors } = form.formState
  const logIn = useMutation({
    mutationFn: ({ username, password }: Fields) =>
      callApi(login, { body: { username: username.trim(), password } }),
    onSuccess: (answer) => {
      storeLogin(answer)
      void navigate({ to: paths.home })
    },
  })
  const check = (problem: ReturnType<typeof usernameProblem>) => (problem ? t(problem) : true)
  return (
    <GatePage lead={t('lead')} title={t('title')}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => void form.handleSubmit((fields) => logIn.mutate(fields))(event)}
      >
        <Field
          autoCapitalize="none"
          autoComplete="username"
          error={errors.username?.message}
          label={t('username')}
          spellCheck={false}
          {...form.register('username', { validate: (value) => check(usernameProblem(value)) })}
        />
        <PasswordField
          error={errors.password?.message}
          label={t('password')}
          {...form.register('password', { validate: (value) => check(passwordProblem(value)) })}
        />
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
