import { deskText, staffText } from '@maidan/locales'
import { Button, CodeField, showToast, useLanguage, useText } from '@maidan/ui'
import { useForm } from 'react-hook-form'
import { useSetAuthenticator } from '../../features/account/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AuthenticatorCode } from '../../parts/authenticator-code.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

type Fields = { totp: string; old_totp: string }
const fields = ['totp', 'old_totp'] as const

type Props = {
  authenticator: { secret: string; uri: string }
  /** Whether there is a present one, whose code is asked for too. */
  has: boolean
  onDone: () => void
}

/** Confirms a new authenticator with its code. */
export function ConfirmForm({ authenticator, has, onDone }: Props) {
  const t = useText(staffText)
  const desk = useText(deskText)
  const language = useLanguage()
  const set = useSetAuthenticator()
  const form = useForm<Fields>({ defaultValues: { totp: '', old_totp: '' } })
  const errorOf = (field: (typeof fields)[number]) =>
    form.formState.errors[field]?.message ?? fieldFailure(set.error, field, language)
  const sixDigits = (code: string) => /^\d{6}$/.test(code) || desk('codeMissing')
  const submit = form.handleSubmit(({ totp, old_totp }) =>
    set.mutate(has ? { totp, old_totp } : { totp }, {
      onSuccess: () => {
        onDone()
        showToast(t('authenticatorChanged'), 'good')
      },
    }),
  )
  return (
    <form className="flex flex-col gap-3 pb-2" noValidate onSubmit={(event) => void submit(event)}>
      <AuthenticatorCode {...authenticator} />
      <CodeField
        error={errorOf('totp')}
        label={t('newCode')}
        {...form.register('totp', { validate: sixDigits })}
      />
      {has && (
        <CodeField
          error={errorOf('old_totp')}
          label={t('oldCode')}
          {...form.register('old_totp', { validate: sixDigits })}
        />
      )}
      <RefusalNote error={set.error} fields={fields} />
      <Button busy={set.isPending} type="submit">
        {t('confirmAuthenticator')}
      </Button>
    </form>
  )
}
