import { failureCode } from '@maidan/client'
import { staffLogin } from '@maidan/contract/facts'
import { deskText } from '@maidan/locales'
import { Button, CodeField, Field, PasswordField, useFields, useText } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { safeReturn } from '../../app/paths.ts'
import { callApi } from '../../lib/api.ts'
import { isCode } from '../../lib/is-code.ts'
import { beginSession } from '../../lib/session.ts'
import { useAddress } from '../../parts/tables/use-address.ts'
import { codeNeeded, LogInNote } from './log-in-note.tsx'
import { LogInPage } from './log-in-page.tsx'

type Fields = { username: string; password: string; totp: string }

const usernameLengthMax = 64

/** The door: username and password, and the authenticator's code once the server asks for it. */
export function LogIn() {
  const t = useText(deskText)
  const logIn = useLogIn()
  const asksCode = useAsksCode(logIn.error)
  const form = useFields<Fields>({ username: '', password: '', totp: '' }, (typed) => ({
    username: typed.username === '' ? t('usernameMissing') : undefined,
    password: typed.password === '' ? t('passwordMissing') : undefined,
    totp: asksCode && !isCode(typed.totp) ? t('codeMissing') : undefined,
  }))
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])
  return (
    <LogInPage>
      <LogInNote codeTyped={logIn.variables?.totp !== ''} error={logIn.error} />
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={form.onSubmit((fields) => logIn.mutate(fields))}
      >
        <Field
          autoCapitalize="none"
          autoComplete="username"
          label={t('username')}
          maxLength={usernameLengthMax}
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordField label={t('password')} {...form.field('password')} />
        {asksCode && (
          <CodeField hint={t('codeHint')} label={t('code')} ref={code} {...form.field('totp')} />
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
