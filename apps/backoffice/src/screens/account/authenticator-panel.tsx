import { staffText } from '@maidan/locales'
import { Button, PasswordField, useFields, useLanguage, useText } from '@maidan/ui'
import { useBeginAuthenticator } from '../../features/account/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { Panel } from '../../parts/panel.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { ConfirmForm } from './confirm-form.tsx'

/** Sets up a new authenticator: password first, then the codes that show that it works. */
export function AuthenticatorPanel({ has }: { has: boolean }) {
  const t = useText(staffText)
  const language = useLanguage()
  const begin = useBeginAuthenticator()
  const form = useFields({ old_password: '' }, ({ old_password }) => ({
    old_password: old_password === '' ? t('passwordMissing') : undefined,
  }))
  const submit = form.onSubmit((typed) => begin.mutate(typed))
  const finish = () => {
    begin.reset()
    form.reset()
  }
  return (
    <Panel title={t('authenticatorTitle')}>
      <p className="pb-2 text-sm text-quiet">{t(has ? 'authenticatorSet' : 'authenticatorNone')}</p>
      {begin.data !== undefined ? (
        <ConfirmForm authenticator={begin.data} has={has} onDone={finish} />
      ) : (
        <form className="flex flex-col gap-3 pb-2" noValidate onSubmit={submit}>
          <PasswordField
            label={t('presentPassword')}
            {...form.field('old_password', fieldFailure(begin.error, 'old_password', language))}
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
