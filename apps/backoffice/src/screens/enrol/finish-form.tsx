import { staffEnrol } from '@maidan/contract/facts'
import { deskText, staffText } from '@maidan/locales'
import { Button, CodeField, PasswordField, useFields, useLanguage, useText } from '@maidan/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { callApi } from '../../lib/api.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { isCode } from '../../lib/is-code.ts'
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
  const form = useFields<Fields>({ password: '', repeated: '', totp: '' }, (typed) => ({
    password: typed.password === '' ? t('passwordMissing') : undefined,
    repeated: typed.repeated === typed.password ? undefined : t('passwordsDiffer'),
    totp: isCode(typed.totp) ? undefined : desk('codeMissing'),
  }))
  const fieldOf = (name: (typeof fields)[number]) =>
    form.field(name, fieldFailure(enrol.error, name, language))
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={form.onSubmit((typed) => enrol.mutate(typed))}
    >
      <PasswordField
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        label={t('newPassword')}
        {...fieldOf('password')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('repeatPassword')}
        {...form.field('repeated')}
      />
      <AuthenticatorCode {...props.authenticator} />
      <CodeField hint={desk('codeHint')} label={desk('code')} {...fieldOf('totp')} />
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
