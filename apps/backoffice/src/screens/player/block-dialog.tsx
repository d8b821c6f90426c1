import { playersText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useBlockPlayer } from '../../features/players/queries.ts'
import type { PlayerRecord, Section } from '../../features/players/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = { player: PlayerRecord; section: Section; block: boolean; onClose: () => void }

/** Asks before a section is blocked, or a second person is asked to open it; the reason goes into the audit. */
export function BlockDialog({ player, section, block, onClose }: Props) {
  const t = useText(playersText)
  const act = useBlockPlayer(String(player.id))
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const slots = { section: t(`section_${section}`), player: player.username }
  const confirm = form.onSubmit((reason) =>
    act.mutate(
      { section, blocked: block, reason },
      {
        onSuccess: () => {
          showToast(t(block ? 'doneBlock' : 'doneOpen', slots), 'good')
          onClose()
        },
      },
    ),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(block ? 'doBlock' : 'doAsk')}
      danger={block}
      onClose={onClose}
      onConfirm={confirm}
      title={t(block ? 'askBlock' : 'askOpen', slots)}
    >
      <p className="text-sm text-quiet">{t(block ? `blockMeans_${section}` : 'openMeans')}</p>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} />
    </AskDialog>
  )
}
