import { methodsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useSetMethod } from '../../features/methods/queries.ts'
import type { Method } from '../../features/methods/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

type Props = { method: Method; onClose: () => void }

/** Stops a method, or asks for the second person who may open it again; with the reason. */
export function SetMethodDialog({ method, onClose }: Props) {
  const t = useText(methodsText)
  const act = useSetMethod(method)
  const wish = method.status === 'active' ? 'stop' : 'open'
  const slots = { method: method.name }
  return (
    <ReasonDialog
      act={act}
      danger={wish === 'stop'}
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed') }}
      words={{
        title: t(`ask_${wish}`, slots),
        means: t(`means_${wish}`),
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
