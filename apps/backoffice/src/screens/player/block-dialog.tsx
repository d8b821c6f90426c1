import { playersText } from '@maidan/locales'
import { Field, showToast, useLanguage, useText } from '@maidan/ui'
import { useForm } from 'react-hook-form'
import { useBlockPlayer } from '../../features/players/queries.ts'
import type { PlayerRecord, Section } from '../../features/players/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'

type Props = { player: PlayerRecord; section: Section; block: boolean; onClose: () => void }

const reasonLengthMax = 300

/** Asks before a section is blocked or opened; the reason goes into the audit. */
export function BlockDialog({ player, section, block, onClose }: Props) {
  const t = useText(playersText)
  const language = useLanguage()
  const act = useBlockPlayer(String(player.id))
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const slots = { section: t(`section_${section}`), player: player.username }
  const confirm = form.handleSubmit(({ reason }) =>
    act.mutate(
      { section, blocked: block, reason: reason.trim() },
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
      confirm={t(block ? 'doBlock' : 'doOpen')}
      danger={block}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t(block ? 'askBlock' : 'askOpen', slots)}
    >
      {block && <p className="text-sm text-quiet">{t(`blockMeans_${section}`)}</p>}
      <Field
        autoComplete="off"
        error={form.formState.errors.reason?.message ?? fieldFailure(act.error, 'reason', language)}
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.register('reason', {
          validate: (reason) => reason.trim() !== '' || t('reasonMissing'),
        })}
      />
      <RefusalNote error={act.error} fields={['reason']} />
    </AskDialog>
  )
}
