import { gameDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useSetGame } from '../../features/games/queries.ts'
import type { Stoppable } from '../../features/games/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

type Props = { target: Stoppable; onClose: () => void }

/** Stops a game or a provider, or asks for the second person who may open it again; with the reason. */
export function StopDialog({ target, onClose }: Props) {
  const t = useText(gameDeskText)
  const act = useSetGame(target)
  const wish = target.status === 'active' ? 'stop' : 'open'
  const slots = { name: target.name }
  return (
    <ReasonDialog
      act={act}
      danger={wish === 'stop'}
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed') }}
      words={{
        title: t(`ask_${wish}`, slots),
        means: t(`means_${wish}_${target.of}`),
        people: t(`${wish}Note`),
        confirm: t(wish === 'stop' ? 'stop' : 'confirm_open'),
        done: t(`done_${wish}`, slots),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
