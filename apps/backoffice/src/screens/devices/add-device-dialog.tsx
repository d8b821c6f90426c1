import { devicesText } from '@maidan/locales'
import { Field, useFields, useLanguage, useText } from '@maidan/ui'
import { useAddDevice, type Account, type GivenPart } from '../../features/devices/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { AccountChoice } from './account-choice.tsx'

type Props = {
  accounts: readonly Account[]
  onAdded: (name: string, added: GivenPart) => void
  onClose: () => void
}

const nameLengthMax = 60
const fields = ['name', 'accounts', 'reason'] as const

type Typed = { name: string; accounts: readonly string[]; reason: string }

/** Asks how a phone is called here, which accounts it has the SIM of, and why. */
export function AddDeviceDialog({ accounts, onAdded, onClose }: Props) {
  const t = useText(devicesText)
  const language = useLanguage()
  const add = useAddDevice()
  const form = useFields<Typed>({ name: '', accounts: [], reason: '' }, (typed) => ({
    name: typed.name.trim() === '' ? t('nameMissing') : undefined,
    accounts: typed.accounts.length === 0 ? t('chooseMissing') : undefined,
    reason: typed.reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const confirm = form.onSubmit((typed) => {
    const name = typed.name.trim()
    add.mutate(
      { name, accounts: [...typed.accounts], reason: typed.reason.trim() },
      { onSuccess: (added) => onAdded(name, added) },
    )
  })
  return (
    <AskDialog
      busy={add.isPending}
      confirm={t('confirmAdd')}
      onClose={onClose}
      onConfirm={confirm}
      title={t('add')}
    >
      <Field
        autoComplete="off"
        hint={t('nameHint')}
        label={t('name')}
        maxLength={nameLengthMax}
        {...form.field('name', fieldFailure(add.error, 'name', language))}
      />
      <AccountChoice
        accounts={accounts}
        chosen={form.values.accounts}
        error={form.texts.accounts ?? fieldFailure(add.error, 'accounts', language)}
        onChange={(chosen) => form.set('accounts', chosen)}
      />
      <Field
        autoComplete="off"
        hint={t('addReasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(add.error, 'reason', language))}
      />
      <RefusalNote error={add.error} fields={fields} />
    </AskDialog>
  )
}
