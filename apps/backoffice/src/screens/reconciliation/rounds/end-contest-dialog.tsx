import { approvalsText, roundsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useEndContest, type StuckContest } from '../../../features/rounds/queries.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { Fact, Facts } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import { useReason } from '../../../parts/use-reason.ts'

type Props = { contest: StuckContest; onClose: () => void }

/** Asks for the second person to end a contest, with what becomes of its money. */
export function EndContestDialog({ contest, onClose }: Props) {
  const t = useText(roundsText)
  const sent = useText(approvalsText)('sent')
  const act = useEndContest(contest)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('contestEndHint'),
    missing: t('contestEndMissing'),
  })
  const ask = form.onSubmit((reason) =>
    act.mutate(reason, {
      onSuccess: () => {
        showToast(sent, 'good')
        onClose()
      },
    }),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('contestEnd')}
      danger
      onClose={onClose}
      onConfirm={ask}
      title={t('contestEndTitle')}
    >
      <p className="text-sm text-quiet">{t('contestEndMeans')}</p>
      <Figures contest={contest} />
      <Field {...form.field} />
      <RefusalNote
        error={act.error}
        fields={['reason']}
        words={{ STATE_CHANGED: t('contestEndChanged'), NOT_FOUND: t('contestEndGone') }}
      />
    </AskDialog>
  )
}

function Figures({ contest: { contest, currency, held, back, fee } }: Pick<Props, 'contest'>) {
  const t = useText(roundsText)
  return (
    <Facts>
      <Fact name={t('contest')}>{contest}</Fact>
      <Fact name={t('contestHolds')}>
        <Money amount={held} code currency={currency} />
      </Fact>
      <Fact name={t('contestBack')}>
        <Money amount={back} code currency={currency} />
      </Fact>
      <Fact name={t('contestFee')}>
        <Money amount={fee} code currency={currency} />
      </Fact>
    </Facts>
  )
}
