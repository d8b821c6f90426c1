import { deskText, staffText } from '@maidan/locales'
import { Button, CodeField, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { useSetAuthenticator } from '../../features/account/queries.ts'
import { isCode } from '../../lib/is-code.ts'
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
  const sixDigits = (code: string) => (isCode(code) ? undefined : desk('codeMissing'))
  const form = useFields<Fields>({ totp: '', old_totp: '' }, ({ totp, old_totp }) => ({
    totp: sixDigits(totp),
    old_totp: has ? sixDigits(old_totp) : undefined,
  }))
  const fieldOf = (name: (typeof fields)[number]) =>
    form.field(name, fieldFailure(set.error, name, language))
  const submit = form.onSubmit(({ totp, old_totp }) =>
    set.mutate(has ? { totp, old_totp } : { totp }, {
      onSuccess: () => {
        onDone()
        showToast(t('authenticatorChanged'), 'good')
      },
    }),
  )
  return (
    <form className="flex flex-col gap-3 pb-2" noValidate onSubmit={submit}>
      <AuthenticatorCode {...authenticator} />
      <CodeField label={t('newCode')} {...fieldOf('totp')} />
      {has && <CodeField label={t('oldCode')} {...fieldOf('old_totp')} />}
      <RefusalNote error={set.error} fields={fields} />
      <Button busy={set.isPending} type="submit">
        {t('confirmAuthenticator')}
      </Button>
    </form>
  )
}
