import { approvalsText, marketsText } from '@maidan/locales'
import { Button, Field, showToast, useText } from '@maidan/ui'
import { Pencil, UsersRound } from 'lucide-react'
import { useSettleMarket } from '../../../features/markets/acts.ts'
import { marketLabel } from '../../../features/markets/market.ts'
import type { Ending, MarketRecord, SettlementPreview } from '../../../features/markets/market.ts'
import { Note } from '../../../parts/notes/note.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import { useReason } from '../../../parts/use-reason.ts'
import { EndingSummary } from './ending-summary.tsx'
import { PreviewFigures } from './preview-figures.tsx'
import { PreviewPlayers } from './preview-players.tsx'
import { useEndingWords } from './use-ending-words.ts'

type Props = {
  record: MarketRecord
  ending: Ending
  preview: SettlementPreview
  onChange: () => void
  onDone: () => void
}

/** What a settlement would pay, and the button that does it or asks for it. */
export function SettlePreview({ record, ending, preview, onChange, onDone }: Props) {
  const t = useText(marketsText)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <EndingSummary ending={ending} record={record} />
        <Button className="max-lg:h-11" look="quiet" onClick={onChange} size="small">
          <Pencil aria-hidden className="size-4" />
          {t('change')}
        </Button>
      </div>
      <section aria-label={t('previewTitle')} className="flex flex-col gap-3">
        {preview.total_players === 0 ? (
          <p className="text-quiet">{t('nobodyMoves')}</p>
        ) : (
          <>
            <PreviewFigures preview={preview} />
            <PreviewPlayers preview={preview} />
          </>
        )}
        {record.settlements.length > 0 && preview.total_players > 0 && (
          <p className="text-xs text-quiet">{t('wholeSums')}</p>
        )}
      </section>
      <Decision ending={ending} onDone={onDone} preview={preview} record={record} />
    </div>
  )
}

/**
 * The reason and the button; a waiting request has to be answered before the next one. The act
 * stands here and not in the form: one's own request may show up in the market before the answer
 * to it, and the form has to live until that answer is told.
 */
function Decision({ record, ending, preview, onDone }: Omit<Props, 'onChange'>) {
  const t = useText(marketsText)
  const approval = useText(approvalsText)
  const act = useSettleMarket(record.market.code)
  const asks = preview.approval_reasons.length > 0
  const waits = record.requests.some(
    ({ kind, state }) => kind === 'market.settle' && state === 'waiting',
  )
  if (asks && waits && !act.isPending)
    return (
      <Note icon={UsersRound} tone="waiting">
        {t('requestBlocks')}
      </Note>
    )
  return (
    <>
      {asks && (
        <Note icon={UsersRound} tone="info">
          {t('approvalNeeded')}{' '}
          {preview.approval_reasons.map((reason) => approval(`reason_${reason}`)).join(' · ')}
        </Note>
      )}
      <ReasonForm act={act} asks={asks} ending={ending} onDone={onDone} record={record} />
    </>
  )
}

type ReasonProps = Pick<Props, 'record' | 'ending' | 'onDone'> & {
  act: ReturnType<typeof useSettleMarket>
  asks: boolean
}

function ReasonForm({ act, record, ending, asks, onDone }: ReasonProps) {
  const t = useText(marketsText)
  const result = useEndingWords(record)(ending)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const settle = form.onSubmit((reason) =>
    act.mutate(
      { ...ending, reason },
      {
        onSuccess: ({ approval }) => {
          const market = marketLabel(record.market)
          showToast(approval === null ? t('doneSettle', { market, result }) : t('doneAsk'), 'good')
          onDone()
        },
      },
    ),
  )
  return (
    <form className="flex flex-col gap-3" noValidate onSubmit={settle}>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} />
      <Button busy={act.isPending} className="max-lg:h-12" type="submit">
        {t(asks ? 'askApproval' : 'settleNow')}
      </Button>
    </form>
  )
}
