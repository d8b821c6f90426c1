import { deskText, staffText } from '@maidan/locales'
import { Field, SelectField, showToast, useLanguage, useText } from '@maidan/ui'
import { useForm, useWatch } from 'react-hook-form'
import { type Invitation, useInvite } from '../../features/staff/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { roleWords, type StaffRole } from '../../lib/role-words.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

const lengths = { username: 32, reason: 300 } as const
const fields = ['username', 'reason'] as const
const roles = Object.keys(roleWords) as StaffRole[]

/** Roles that decide nothing with others: one person invites them. */
const alone: readonly StaffRole[] = ['support', 'auditor']

/** Asks whom to invite, as what, and why. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText(staffText)
  const desk = useText(deskText)
  const language = useLanguage()
  const invite = useInvite()
  const form = useForm<Invitation>({
    defaultValues: { username: '', role: 'support', reason: '' },
  })
  const one = alone.includes(useWatch({ control: form.control, name: 'role' }))
  const errorOf = (field: (typeof fields)[number]) =>
    form.formState.errors[field]?.message ?? fieldFailure(invite.error, field, language)
  const confirm = form.handleSubmit((typed) =>
    invite.mutate(typed, {
      onSuccess: ({ approval }) => {
        showToast(approval === null ? t('invited', { name: typed.username }) : t('asked'), 'good')
        onClose()
      },
    }),
  )
  return (
    <AskDialog
      busy={invite.isPending}
      confirm={t(one ? 'doInvite' : 'doAsk')}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('askInvite')}
    >
      <Field
        autoCapitalize="none"
        autoComplete="off"
        error={errorOf('username')}
        hint={t('nameHint')}
        label={t('name')}
        maxLength={lengths.username}
        spellCheck={false}
        {...form.register('username', {
          validate: (name) => name.trim() !== '' || t('nameMissing'),
        })}
      />
      <SelectField
        label={t('role')}
        options={roles.map((role) => ({ value: role, label: desk(roleWords[role]) }))}
        {...form.register('role')}
      />
      <p className="text-sm text-quiet">{t(one ? 'inviteAlone' : 'inviteTwo')}</p>
      <Field
        autoComplete="off"
        error={errorOf('reason')}
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={lengths.reason}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || t('reasonMissing'),
        })}
      />
      <RefusalNote error={invite.error} fields={fields} />
    </AskDialog>
  )
}
