import { failureCode } from '@maidan/client'
import { staffLogin } from '@maidan/contract'
import { deskText } from '@maidan/locales'
import { Button, CodeField, Field, PasswordField, useText } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { safeReturn } from '../../app/paths.ts'
import { callApi } from '../../lib/api.ts'
import { beginSession } from '../../lib/session.ts'
import { useAddress } from '../../parts/tables/use-address.ts'
import { codeNeeded, LogInNote } from './log-in-note.tsx'
import { LogInPage } from './log-in-page.tsx'

type Fields = { username: string; password: string; totp: string }

const usernameLengthMax = 64

/** The door: username and password, and the authenticator's code once the server asks for it. */
export function LogIn() {
  const t = useText(deskText)
  const form = useForm<Fields>({ defaultValues: { username: '', password: '', totp: '' } })
  const { errors } = form.formState
  const logIn = useLogIn()
  const asksCode = useAsksCode(logIn.error)
  useEffect(() => {
    if (asksCode) form.setFocus('totp')
  }, [asksCode, form])
  return (
    <LogInPage>
      <LogInNote codeTyped={logIn.variables?.totp !== ''} error={logIn.error} />
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
          maxLength={usernameLengthMax}
          spellCheck={false}
          {...form.register('username', { required: t('usernameMissing') })}
        />
        <PasswordField
          error={errors.password?.message}
          label={t('password')}
          {...form.register('password', { required: t('passwordMissing') })}
        />
        {asksCode && (
          <CodeField
            error={errors.totp?.message}
            hint={t('codeHint')}
            label={t('code')}
            {...form.register('totp', {
              validate: (code) => /^\d{6}$/.test(code) || t('codeMissing'),
            })}
          />
        )}
        <Button busy={logIn.isPending} type="submit" wide>
          {t('logIn')}
        </Button>
      </form>
    </LogInPage>
  )
}

function useLogIn() {
  const router = useRouter()
  const { to } = useAddress()
  return useMutation({
    mutationFn: ({ totp, ...body }: Fields) =>
      callApi(staffLogin, { body: totp === '' ? body : { ...body, totp } }),
    onSuccess: () => {
      beginSession()
      router.history.replace(safeReturn(to))
    },
  })
}

/** Once asked for, the code's field stays: a wrong code is answered in the same way. */
function useAsksCode(error: unknown): boolean {
  const [asked, setAsked] = useState(false)
  if (!asked && failureCode(error) === codeNeeded) setAsked(true)
  return asked
}
