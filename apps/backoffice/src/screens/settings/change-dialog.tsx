import { settingsText } from '@maidan/locales'
import { Field, showToast, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useChangeSetting } from '../../features/settings/queries.ts'
import type { Setting } from '../../features/settings/queries.ts'
import { takesTwo } from '../../features/settings/takes-two.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { ValueField } from './value-field.tsx'

const twoWords = { always: 'takesTwo', to_open: 'opensByTwo', to_say: 'saysByTwo' } as const

type Props = { setting: Setting; onClose: () => void }

/** Another value of a setting, with the reason; says before whether it waits for a second person. */
export function ChangeDialog({ setting, onClose }: Props) {
  const t = useText(settingsText)
  const language = useLanguage()
  const act = useChangeSetting()
  const [value, setValue] = useState(setting.value)
  const [isSame, setIsSame] = useState(false)
  const waits = takesTwo(setting, value)
  const reason = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (why: string) => {
    if (JSON.stringify(value) === JSON.stringify(setting.value)) return setIsSame(true)
    const { name, changed_at } = setting
    return act.mutate(
      { name, value, reason: why, changed_at },
      {
        onSuccess: () => {
          showToast(t(waits ? 'sent' : 'saved'), 'good')
          onClose()
        },
      },
    )
  }
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(waits ? 'ask' : 'save')}
      onClose={onClose}
      onConfirm={reason.onSubmit(send)}
      title={t(`name_${setting.name}`)}
    >
      <p className="text-sm text-quiet">{t(`means_${setting.name}`)}</p>
      <ValueField
        error={isSame ? t('same') : fieldFailure(act.error, 'value', language)}
        onChange={(next) => {
          setIsSame(false)
          setValue(next)
        }}
        setting={setting}
        value={value}
      />
      {setting.second_person !== 'never' && (
        <Note icon={UsersRound} tone="info">
          {t(twoWords[setting.second_person])}
        </Note>
      )}
      <Field {...reason.field} />
      <RefusalNote error={act.error} fields={['reason', 'value']} />
    </AskDialog>
  )
}
