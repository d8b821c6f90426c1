import { ALONE_ROLES } from '@maidan/contract'
import { deskText, staffText } from '@maidan/locales'
import { Field, SelectField, showToast, useText } from '@maidan/ui'
import { useState } from 'react'
import { type Member, useChangeRole } from '../../features/staff/queries.ts'
import { roleWords, type StaffRole } from '../../lib/role-words.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReasonForm } from './use-reason-form.ts'

/** Whether a role is given by one person alone. */
const isAlone = (role: StaffRole) => ALONE_ROLES.some((one) => one === role)

/** As the house has it: whoever comes to decide with others enrols anew. */
const startsOver = (before: StaffRole, after: StaffRole) => isAlone(before) && !isAlone(after)

/** Asks a second person for another role of a member. */
export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText(staffText)
  const desk = useText(deskText)
  const others = (Object.keys(roleWords) as StaffRole[]).filter((role) => role !== member.role)
  const [role, setRole] = useState<StaffRole>(others[0] ?? member.role)
  const change = useChangeRole(member.id)
  const form = useReasonForm(change.error)
  const ask = (reason: string) =>
    change.mutate(
      { role, reason },
      {
        onSuccess: () => {
          showToast(t('asked'), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={change.isPending}
      confirm={t('doAsk')}
      onClose={onClose}
      onConfirm={form.onSubmit(ask)}
      title={t('askRole', { name: member.username })}
    >
      <p className="text-sm text-quiet">
        {t(startsOver(member.role, role) ? 'roleStartsOver' : 'roleMeans', {
          name: member.username,
        })}
      </p>
      <SelectField
        label={t('role')}
        onChange={({ target }) => setRole(others.find((one) => one === target.value) ?? role)}
        options={others.map((one) => ({ value: one, label: desk(roleWords[one]) }))}
        value={role}
      />
      <Field {...form.field} />
      <RefusalNote error={change.error} fields={['reason']} />
    </AskDialog>
  )
}
