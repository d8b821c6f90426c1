import { staffText } from '@maidan/locales'
import { Button, PasswordField, showToast, useLanguage, useText } from '@maidan/ui'
import { useForm } from 'react-hook-form'
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
  const form = useForm<Fields>({ defaultValues: empty })
  const { errors } = form.formState
  const errorOf = (field: (typeof fields)[number]) =>
    errors[field]?.message ?? fieldFailure(change.error, field, language)
  const submit = form.handleSubmit(({ old_password, new_password }) =>
    change.mutate(
      { old_password, new_password },
      {
        onSuccess: () => {
          form.reset(empty)
          showToast(t('passwordChanged'), 'good')
        },
      },
    ),
  )
  return (
    <Panel title={t('passwordTitle')}>
      <form
        className="flex flex-col gap-3 py-2"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <PasswordField
          error={errorOf('old_password')}
          label={t('presentPassword')}
          {...form.register('old_password', { required: t('passwordMissing') })}
        />
        <PasswordField
          autoComplete="new-password"
          error={errorOf('new_password')}
          hint={t('newPasswordHint')}
          label={t('newPassword')}
          {...form.register('new_password', { required: t('passwordMissing') })}
        />
        <PasswordField
          autoComplete="new-password"
          error={errors.repeated?.message}
          label={t('repeatPassword')}
          {...form.register('repeated', {
            validate: (typed, { new_password }) => typed === new_password || t('passwordsDiffer'),
          })}
        />
        <RefusalNote error={change.error} fields={fields} />
        <Button busy={change.isPending} type="submit">
          {t('changePassword')}
        </Button>
      </form>
    </Panel>
  )
}
