import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useCancelFreeRounds, type FreeRounds } from '../../features/promotions/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

type Props = { grant: FreeRounds; onClose: () => void }

/** Takes back what a player has not begun of their free rounds, with the reason. */
export function TakeBackDialog({ grant: { id, player, left }, onClose }: Props) {
  const t = useText(promotionDeskText)
  return (
    <ReasonDialog
      act={useCancelFreeRounds(id)}
      danger
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('takeBackGone') }}
      words={{
        title: t('takeBackTitle', { player }),
        means: t('takeBackMeans', { left }),
        confirm: t('takeBack'),
        done: t('takenBack', { player }),
        reason: t('reason'),
        reasonHint: t('takeBackReasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
