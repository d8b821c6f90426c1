import { casesText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useActOnCase, useAskBonusStop } from '../../features/cases/queries.ts'
import type { BonusVerdict, CaseAct, CaseRecord } from '../../features/cases/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

/** An act that needs words, or a question to a second person. */
export type AskedAct = Exclude<CaseAct, 'take'> | BonusVerdict

type Props = { asked: AskedAct; found: CaseRecord; onClose: () => void }

/** Says what an act means before it is done, and takes the words that stay with it. */
export function ActDialog({ asked, found, onClose }: Props) {
  const t = useText(casesText)
  const act = useActOnCase(found.id)
  const ask = useAskBonusStop(found.id)
  const error = act.error ?? ask.error
  const form = useReason(error, {
    label: t(asked === 'note' ? 'noteLabel' : 'reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const done = {
    onSuccess: () => {
      showToast(t(`done_${asked}`), 'good')
      onClose()
    },
  }
  const send = (reason: string) =>
    asked === 'stop' || asked === 'offer'
      ? ask.mutate({ verdict: asked, reason }, done)
      : act.mutate({ act: asked, reason }, done)
  return (
    <AskDialog
      busy={act.isPending || ask.isPending}
      confirm={t(asked === 'stop' || asked === 'offer' ? `confirm_${asked}` : `act_${asked}`)}
      danger={asked === 'confirm' || asked === 'stop'}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t(`ask_${asked}`)}
    >
      <p className="text-sm">
        <b className="block font-semibold wrap-anywhere">
          {found.accounts.map(({ username }) => username).join(', ')}
        </b>
        <span className="text-quiet">{t(`means_${asked}`)}</span>
      </p>
      <Field {...form.field} />
      <RefusalNote error={error} fields={['reason']} words={{ STATE_CHANGED: t('gone') }} />
    </AskDialog>
  )
}
