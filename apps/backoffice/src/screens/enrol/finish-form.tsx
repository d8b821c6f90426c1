import { staffEnrol } from '@maidan/contract'
import { deskText, staffText } from '@maidan/locales'
import { Button, CodeField, PasswordField, useLanguage, useText } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/paths.ts'
import { callApi } from '../../lib/api.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { beginSession } from '../../lib/session.ts'
import { AuthenticatorCode } from '../../parts/authenticator-code.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import type { Authenticator, Claim } from './claim-form.tsx'

type Fields = { password: string; repeated: string; totp: string }
const fields = ['password', 'totp'] as const

/** The password that one chooses, and the code that shows that the authenticator works. */
export function FinishForm(props: { claim: Claim; authenticator: Authenticator }) {
  const t = useText(staffText)
  const desk = useText(deskText)
  const language = useLanguage()
  const enrol = useEnrol(props.claim)
  const form = useForm<Fields>({ defaultValues: { password: '', repeated: '', totp: '' } })
  const { errors } = form.formState
  const errorOf = (field: (typeof fields)[number]) =>
    errors[field]?.message ?? fieldFailure(enrol.error, field, language)
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => void form.handleSubmit((typed) => enrol.mutate(typed))(event)}
    >
      <PasswordField
        autoComplete="new-password"
        error={errorOf('password')}
        hint={t('newPasswordHint')}
        label={t('newPassword')}
        {...form.register('password', { required: t('passwordMissing') })}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.repeated?.message}
        label={t('repeatPassword')}
        {...form.register('repeated', {
          validate: (typed, { password }) => typed === password || t('passwordsDiffer'),
        })}
      />
      <AuthenticatorCode {...props.authenticator} />
      <CodeField
        error={errorOf('totp')}
        hint={desk('codeHint')}
        label={desk('code')}
        {...form.register('totp', {
          validate: (code) => /^\d{6}$/.test(code) || desk('codeMissing'),
        })}
      />
      <RefusalNote error={enrol.error} fields={fields} />
      <Button busy={enrol.isPending} type="submit" wide>
        {t('finishEnrol')}
      </Button>
    </form>
  )
}

function useEnrol(claim: Claim) {
  const router = useRouter()
  return useMutation({
    mutationFn: ({ password, totp }: Fields) =>
      callApi(staffEnrol, { body: { ...claim, password, totp } }),
    onSuccess: () => {
      beginSession()
      router.history.replace(paths.overview)
    },
  })
}
