import { devicesText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useRevokeDevice, type Device } from '../../features/devices/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

/** Takes a phone out of use, with the reason. */
export function RevokeDeviceDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const t = useText(devicesText)
  const { id, name } = device
  return (
    <ReasonDialog
      act={useRevokeDevice(id)}
      danger
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed') }}
      words={{
        title: t('askRevoke', { name }),
        means: t('meansRevoke'),
        confirm: t('revoke'),
        done: t('revoked', { name }),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
