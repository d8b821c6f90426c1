import { gameDeskText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useSetGame } from '../../features/games/queries.ts'
import type { Stoppable } from '../../features/games/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = { target: Stoppable; onClose: () => void }

/** Stops a game or a provider, or asks for the second person who may open it again; with the reason. */
export function StopDialog({ target, onClose }: Props) {
  const t = useText(gameDeskText)
  const act = useSetGame(target)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const wish = target.status === 'active' ? 'stop' : 'open'
  const slots = { name: target.name }
  const send = (reason: string) =>
    act.mutate(
      { status: wish === 'stop' ? 'inactive' : 'active', reason },
      {
        onSuccess: () => {
          showToast(t(`done_${wish}`, slots), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(wish === 'stop' ? 'stop' : 'confirm_open')}
      danger={wish === 'stop'}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t(`ask_${wish}`, slots)}
    >
      <p className="text-sm text-quiet">{t(`means_${wish}_${target.of}`)}</p>
      <Note icon={UsersRound} tone="info">
        {t(`${wish}Note`)}
      </Note>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}
