import { ALONE_ROLES } from '@maidan/contract'
import { deskText, staffText } from '@maidan/locales'
import { Field, SelectField, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { type Invitation, useInvite } from '../../features/staff/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { roleWords, type StaffRole } from '../../lib/role-words.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

const lengths = { username: 32, reason: 300 } as const
const fields = ['username', 'reason'] as const
const roles = Object.keys(roleWords) as StaffRole[]

const alone: readonly StaffRole[] = ALONE_ROLES

/** Asks whom to invite, as what, and why. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText(staffText)
  const desk = useText(deskText)
  const language = useLanguage()
  const invite = useInvite()
  const form = useFields<Invitation>({ username: '', role: 'support', reason: '' }, (typed) => ({
    username: typed.username.trim() === '' ? t('nameMissing') : undefined,
    reason: typed.reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const one = alone.includes(form.values.role)
  const fieldOf = (name: (typeof fields)[number]) =>
    form.field(name, fieldFailure(invite.error, name, language))
  const confirm = form.onSubmit((typed) =>
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
      onConfirm={confirm}
      title={t('askInvite')}
    >
      <Field
        autoCapitalize="none"
        autoComplete="off"
        hint={t('nameHint')}
        label={t('name')}
        maxLength={lengths.username}
        spellCheck={false}
        {...fieldOf('username')}
      />
      <SelectField
        label={t('role')}
        options={roles.map((role) => ({ value: role, label: desk(roleWords[role]) }))}
        {...form.field('role')}
      />
      <p className="text-sm text-quiet">{t(one ? 'inviteAlone' : 'inviteTwo')}</p>
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={lengths.reason}
        {...fieldOf('reason')}
      />
      <RefusalNote error={invite.error} fields={fields} />
    </AskDialog>
  )
}
