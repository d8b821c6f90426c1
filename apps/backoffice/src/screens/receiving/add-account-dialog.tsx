import { receivingText } from '@maidan/locales'
import { showToast, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useAddReceiving, type ByHand } from '../../features/receiving/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { AccountFields } from './account-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

type Props = { methods: readonly ByHand[]; onClose: () => void }

/** Asks a second person for one more account, with its caps and the reason. */
export function AddAccountDialog({ methods, onClose }: Props) {
  const t = useText(receivingText)
  const language = useLanguage()
  const add = useAddReceiving()
  const { form, method, type } = useAccountForm(methods)
  const send = form.onSubmit((typed) => {
    if (method === undefined || type === undefined) return
    add.mutate(
      { ...typed, method_id: String(method.id), account_type: type },
      {
        onSuccess: () => {
          showToast(t('done_add'), 'good')
          onClose()
        },
      },
    )
  })
  return (
    <AskDialog
      busy={add.isPending}
      confirm={t('confirm_open')}
      onClose={onClose}
      onConfirm={send}
      title={t('ask_add')}
    >
      <Note icon={UsersRound} tone="info">
        {t('addNote')}
      </Note>
      <AccountFields
        failure={(name) => fieldFailure(add.error, name, language)}
        form={form}
        method={method}
        methods={methods}
        type={type}
      />
      <RefusalNote error={add.error} fields={Object.keys(form.values)} />
    </AskDialog>
  )
}
