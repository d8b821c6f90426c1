import { winsText } from '@maidan/locales'
import { Field, showToast, useLanguage, useText } from '@maidan/ui'
import { useForm } from 'react-hook-form'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useAskHeldWin } from './queries.ts'
import type { HeldWin, Verdict } from './queries.ts'

type Props = { win: HeldWin; verdict: Verdict; onClose: () => void }

const reasonLengthMax = 300

/** Asks for the second person, with what the first one found. */
export function AskWinDialog({ win, verdict, onClose }: Props) {
  const t = useText(winsText)
  const language = useLanguage()
  const act = useAskHeldWin(win.id)
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const ask = form.handleSubmit(({ reason }) =>
    act.mutate(
      { verdict, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast(t('asked'), 'good')
          onClose()
        },
      },
    ),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(verdict)}
      danger={verdict === 'return'}
      onClose={onClose}
      onConfirm={() => void ask()}
      title={t(`ask_${verdict}`)}
    >
      <p className="text-sm">
        <b className="block font-semibold">
          {win.username} · {win.game} · <Money amount={win.win} code currency={win.currency} />
        </b>
        <span className="text-quiet">{t(`means_${verdict}`)}</span>
      </p>
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
