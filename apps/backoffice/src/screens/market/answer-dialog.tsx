import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useAnswerRequest } from '../../features/markets/acts.ts'
import { marketLabel } from '../../features/markets/market.ts'
import type { MarketBrief, MarketRequest } from '../../features/markets/market.ts'
import { useResultWords } from '../../features/markets/use-result-words.ts'
import { showToast } from '../../lib/toast.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/refusal-note.tsx'

type Props = {
  market: MarketBrief
  request: MarketRequest
  approve: boolean
  onClose: () => void
}

/** Asks once more before the second person's answer counts. */
export function AnswerDialog({ market, request, approve, onClose }: Props) {
  const t = useText(marketsText)
  const words = useResultWords()
  const act = useAnswerRequest(request.id)
  const result = words(request.result)
  const name = request.asked_by
  const confirm = () =>
    act.mutate(approve, {
      onSuccess: () => {
        showToast(approve ? t('doneApprove', { result }) : t('doneReject', { name }), 'good')
        onClose()
      },
    })
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(approve ? 'approve' : 'reject')}
      danger={!approve}
      onClose={onClose}
      onConfirm={confirm}
      title={t(approve ? 'askApprove' : 'askReject')}
    >
      <div className="flex flex-col gap-1 text-sm">
        <b className="text-base font-semibold">{result}</b>
        <span>{marketLabel(market)}</span>
        <span className="text-quiet">
          {t('askedBy', { name })}: {request.reason}
        </span>
      </div>
      <p className="text-sm text-quiet">
        {approve ? t('approveMeans') : t('rejectMeans', { name })}
      </p>
      <RefusalNote error={act.error} words={{ SECOND_PERSON_NEEDED: t('secondPersonNeeded') }} />
    </AskDialog>
  )
}
