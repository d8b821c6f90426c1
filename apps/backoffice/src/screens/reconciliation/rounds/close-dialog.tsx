import { roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useCloseDifference, type RoundDifference } from '../../../features/rounds/queries.ts'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'

type Props = { difference: RoundDifference; onClose: () => void }

/** Closes a difference because somebody knows where it comes from. */
export function CloseDialog({ difference, onClose }: Props) {
  const t = useText(roundsText)
  return (
    <ReasonDialog
      act={useCloseDifference(difference.id)}
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed'), NOT_FOUND: t('gone') }}
      words={{
        title: t('closeTitle', { round: difference.round_id }),
        means: t('closeMeans'),
        confirm: t('close'),
        done: t('closed'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
