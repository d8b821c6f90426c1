import { staffText } from '@maidan/locales'
import { Button, PasswordField, useLanguage, useText } from '@maidan/ui'
import { useForm } from 'react-hook-form'
import { useBeginAuthenticator } from '../../features/account/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { Panel } from '../../parts/panel.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { ConfirmForm } from './confirm-form.tsx'

type Fields = { old_password: string }

/** Sets up a new authenticator: password first, then the codes that show that it works. */
export function AuthenticatorPanel({ has }: { has: boolean }) {
  const t = useText(staffText)
  const language = useLanguage()
  const begin = useBeginAuthenticator()
  const form = useForm<Fields>({ defaultValues: { old_password: '' } })
  const error =
    form.formState.errors.old_password?.message ??
    fieldFailure(begin.error, 'old_password', language)
  const submit = form.handleSubmit((typed) => begin.mutate(typed))
  const finish = () => {
    begin.reset()
    form.reset({ old_password: '' })
  }
  return (
    <Panel title={t('authenticatorTitle')}>
      <p className="pb-2 text-sm text-quiet">{t(has ? 'authenticatorSet' : 'authenticatorNone')}</p>
      {begin.data !== undefined ? (
        <ConfirmForm authenticator={begin.data} has={has} onDone={finish} />
      ) : (
        <form
          className="flex flex-col gap-3 pb-2"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <PasswordField
            error={error}
            label={t('presentPassword')}
            {...form.register('old_password', { required: t('passwordMissing') })}
          />
          <RefusalNote error={begin.error} fields={['old_password']} />
          <Button busy={begin.isPending} look="secondary" type="submit">
            {t('beginAuthenticator')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
