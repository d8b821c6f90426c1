import { winsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { useAskHeldWin } from './queries.ts'
import type { HeldWin, Verdict } from './queries.ts'

type Props = { win: HeldWin; verdict: Verdict; onClose: () => void }

/** Asks for the second person, with what the first one found. */
export function AskWinDialog({ win, verdict, onClose }: Props) {
  const t = useText(winsText)
  const act = useAskHeldWin(win.id)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const ask = form.onSubmit((reason) =>
    act.mutate(
      { verdict, reason },
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
      onConfirm={ask}
      title={t(`ask_${verdict}`)}
    >
      <p className="text-sm">
        <b className="block font-semibold">
          {win.username} · {win.game} · <Money amount={win.win} code currency={win.currency} />
        </b>
        <span className="text-quiet">{t(`means_${verdict}`)}</span>
      </p>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} />
    </AskDialog>
  )
}
