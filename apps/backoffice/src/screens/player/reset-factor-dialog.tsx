import { approvalsText, playersText, staffText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useResetFactor } from '../../features/players/queries.ts'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = { player: PlayerRecord; onClose: () => void }

/** Asks a second person to turn off the log-in code of a player who lost it. */
export function ResetFactorDialog({ player, onClose }: Props) {
  const t = useText(playersText)
  const approvals = useText(approvalsText)
  const staff = useText(staffText)
  const act = useResetFactor(String(player.id))
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const ask = form.onSubmit((reason) =>
    act.mutate(
      { reason },
      {
        onSuccess: () => {
          showToast(approvals('sent'), 'good')
          onClose()
        },
      },
    ),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={staff('doAsk')}
      danger
      onClose={onClose}
      onConfirm={ask}
      title={t('askResetCode', { player: player.username })}
    >
      <p className="text-sm text-quiet">{t('resetCodeMeans')}</p>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} />
    </AskDialog>
  )
}
