import { marketsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { useSuspendMarket } from './acts.ts'
import { marketLabel, opensAlone } from './market.ts'
import type { MarketBrief } from './market.ts'

type Props = {
  market: MarketBrief
  /** Who looks at it: their own stop they take back alone. */
  username: string | undefined
  onClose: () => void
}

const readyReasons = {
  suspend: ['suspendReason1', 'suspendReason2', 'suspendReason3'],
  reopen: ['reopenReason1', 'reopenReason2'],
} as const

/**
 * Stops a market, takes one's own stop back, or asks a second person to reopen it: one press on a
 * ready reason does it, or one of one's own.
 */
export function SuspendDialog({ market, username, onClose }: Props) {
  const t = useText(marketsText)
  const act = useSuspendMarket(market.code)
  const form = useReason(act.error, {
    label: t('ownReason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const suspend = !market.staff_suspended
  const asks = !suspend && !opensAlone(market, username)
  const run = (reason: string) =>
    act.mutate(
      { suspended: suspend, reason },
      {
        onSuccess: ({ open_request }) => {
          const done = open_request === null ? 'doneReopen' : 'doneAskReopen'
          showToast(t(suspend ? 'doneSuspend' : done, { market: marketLabel(market) }), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(suspend ? 'suspend' : asks ? 'askSecond' : 'reopen')}
      danger={suspend}
      onClose={onClose}
      onConfirm={form.onSubmit(run)}
      title={t(suspend ? 'askSuspend' : 'askReopen')}
    >
      <p className="text-sm">
        <b className="block font-semibold">{marketLabel(market)}</b>
        <span className="text-quiet">
          <Meaning asks={asks} market={market} suspend={suspend} />
        </span>
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

/** What the button does, and why it takes two where it does. */
function Meaning(props: { market: MarketBrief; suspend: boolean; asks: boolean }) {
  const t = useText(marketsText)
  const names = props.market.stopped_by.join(', ')
  if (props.suspend) return t('suspendMeans')
  if (!props.asks) return t('reopenMeans')
  return names === '' ? t('reopenByTwoUnknown') : t('reopenByTwo', { names })
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
