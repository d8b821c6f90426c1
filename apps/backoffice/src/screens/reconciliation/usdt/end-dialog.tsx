import { sweepsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useEndSweep, type Sweep } from '../../../features/usdt/queries.ts'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'

/** Ends a sweep of which something was not sent. */
export function EndDialog({ sweep: { id }, onClose }: { sweep: Sweep; onClose: () => void }) {
  const t = useText(sweepsText)
  return (
    <ReasonDialog
      act={useEndSweep(id)}
      danger
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed'), NOT_FOUND: t('noSuchSweep') }}
      words={{
        title: t('endTitle', { id }),
        means: t('endMeans'),
        confirm: t('end'),
        done: t('ended'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
