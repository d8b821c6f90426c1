import { marketsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { useSuspendMarket } from './acts.ts'
import { marketLabel } from './market.ts'
import type { MarketBrief } from './market.ts'

type Props = { market: MarketBrief; onClose: () => void }

const readyReasons = {
  suspend: ['suspendReason1', 'suspendReason2', 'suspendReason3'],
  reopen: ['reopenReason1', 'reopenReason2'],
} as const

/** Stops or reopens a market: one press on a ready reason does it, or one of one's own. */
export function SuspendDialog({ market, onClose }: Props) {
  const t = useText(marketsText)
  const act = useSuspendMarket(market.code)
  const form = useReason(act.error, {
    label: t('ownReason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const suspend = !market.staff_suspended
  const slots = { market: marketLabel(market) }
  const run = (reason: string) =>
    act.mutate(
      { suspended: suspend, reason },
      {
        onSuccess: () => {
          showToast(t(suspend ? 'doneSuspend' : 'doneReopen', slots), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(suspend ? 'suspend' : 'reopen')}
      danger={suspend}
      onClose={onClose}
      onConfirm={form.onSubmit(run)}
      title={t(suspend ? 'askSuspend' : 'askReopen')}
    >
      <p className="text-sm">
        <b className="block font-semibold">{marketLabel(market)}</b>
        <span className="text-quiet">{t(suspend ? 'suspendMeans' : 'reopenMeans')}</span>
      </p>
      <ReadyReasons busy={act.isPending} onPick={run} suspend={suspend} />
      <Field {...form.field} />
      <RefusalNote
        error={act.error}
        fields={['reason']}
        words={{ MARKET_CLOSED: t('closedMeanwhile') }}
      />
    </AskDialog>
  )
}

function ReadyReasons(props: {
  suspend: boolean
  busy: boolean
  onPick: (reason: string) => void
}) {
  const t = useText(marketsText)
  return (
    <fieldset className="flex flex-col gap-1.5" disabled={props.busy}>
      <legend className="mb-1.5 text-sm font-medium">{t('readyReasons')}</legend>
      {readyReasons[props.suspend ? 'suspend' : 'reopen'].map((key) => (
        <button
          className="min-h-11 rounded-md border border-field-700 px-3 py-1.5 text-left text-sm font-medium transition hover:bg-field-800 disabled:opacity-50"
          key={key}
          onClick={() => props.onPick(t(key))}
          type="button"
        >
          {t(key)}
        </button>
      ))}
    </fieldset>
  )
}
