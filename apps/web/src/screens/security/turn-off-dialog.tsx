import { securityText } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import { useRemoveSecondFactor } from '../../features/second-factor/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { ProofDialog } from './proof-dialog.tsx'

/** Turns the code at log-in off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useText(securityText)
  const remove = useRemoveSecondFactor()
  return (
    <ProofDialog
      busy={remove.isPending}
      confirm={t('turnOff')}
      error={remove.error}
      means={t('turnOffMeans')}
      onClose={onClose}
      onConfirm={(shown) =>
        remove.mutate(shown, {
          onSuccess: () => {
            showToast(t('turnedOff'), 'good')
            onClose()
          },
        })
      }
      title={t('askTurnOff')}
    />
  )
}
