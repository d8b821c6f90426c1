import { staffText } from '@maidan/locales'
import { Button, PasswordField, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { useChangePassword } from '../../features/account/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { Panel } from '../../parts/panel.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

type Fields = { old_password: string; new_password: string; repeated: string }
const empty: Fields = { old_password: '', new_password: '', repeated: '' }
const fields = ['old_password', 'new_password'] as const

/** Changes one's own password. */
export function PasswordPanel() {
  const t = useText(staffText)
  const language = useLanguage()
  const change = useChangePassword()
  const form = useFields<Fields>(empty, ({ old_password, new_password, repeated }) => ({
    old_password: old_password === '' ? t('passwordMissing') : undefined,
    new_password: new_password === '' ? t('passwordMissing') : undefined,
    repeated: repeated === new_password ? undefined : t('passwordsDiffer'),
  }))
  const fieldOf = (name: (typeof fields)[number]) =>
    form.field(name, fieldFailure(change.error, name, language))
  const submit = form.onSubmit(({ old_password, new_password }) =>
    change.mutate(
      { old_password, new_password },
      {
        onSuccess: () => {
          form.reset()
          showToast(t('passwordChanged'), 'good')
        },
      },
    ),
  )
  return (
    <Panel title={t('passwordTitle')}>
      <form className="flex flex-col gap-3 py-2" noValidate onSubmit={submit}>
        <PasswordField label={t('presentPassword')} {...fieldOf('old_password')} />
        <PasswordField
          autoComplete="new-password"
          hint={t('newPasswordHint')}
          label={t('newPassword')}
          {...fieldOf('new_password')}
        />
        <PasswordField
          autoComplete="new-password"
          label={t('repeatPassword')}
          {...form.field('repeated')}
        />
        <RefusalNote error={change.error} fields={fields} />
        <Button busy={change.isPending} type="submit">
          {t('changePassword')}
        </Button>
      </form>
    </Panel>
  )
}
